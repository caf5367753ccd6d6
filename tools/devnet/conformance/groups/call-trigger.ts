/** What triggersmartcontract answers. */
import { nobody } from '../account.ts'
import type { Bench, Json } from '../bench.ts'
import { hexOf, word } from '../words.ts'
import { absent } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { answeringContract, answeringEnergy, base58, noHex, viewing } from './answering.ts'

const trigger = rowsOf('call', source('TriggerSmartContractServlet, Wallet.triggerContract'), [
  'key',
])
const ask = async (bench: Bench, more: Json = {}): Promise<Json> =>
  bench.wallet('triggersmartcontract', {
    owner_address: bench.payer.address,
    contract_address: await answeringContract(bench),
    function_selector: 'f(uint256)',
    parameter: word(1),
    fee_limit: 1_000_000,
    ...more,
  })

/** Calls a view, which is run at once. */
const look = async (bench: Bench, more: Json = {}): Promise<Json> =>
  ask(bench, {
    contract_address: await viewing(bench),
    function_selector: 'answer()',
    parameter: '',
    ...more,
  })

const valueOf = ({ transaction }: Json): Json =>
  (transaction as { raw_data: { contract: { parameter: { value: Json } }[] } }).raw_data.contract[0]
    ?.parameter.value ?? {}

const startsWith = (text: string): RegExp => new RegExp(`^${hexOf(text)}`)

export const triggers: readonly Row[] = [
  trigger(
    'trigger',
    'is built, not signed',
    {
      result: { result: true },
      transaction: {
        visible: false,
        txID: /^[0-9a-f]{64}$/,
        raw_data_hex: /9001c0843d$/,
        signature: absent,
      },
    },
    (bench) => ask(bench),
  ),
  trigger(
    'trigger: data',
    'selector and arguments',
    { data: `b3de648b${word(1)}` },
    async (bench) => valueOf(await ask(bench)),
  ),
  trigger('trigger: visible', 'shows addresses in base58', { owner_address: /^T/ }, async (bench) =>
    valueOf(
      await ask(bench, {
        owner_address: bench.payer.base58,
        contract_address: base58(await answeringContract(bench)),
        visible: true,
      }),
    ),
  ),
  trigger(
    'trigger: nobody',
    'an address without a contract',
    {
      result: {
        result: absent,
        code: 'CONTRACT_VALIDATE_ERROR',
        message: hexOf('No contract or not a valid smart contract'),
      },
    },
    (bench) => ask(bench, { contract_address: nobody }),
  ),
  trigger(
    'trigger: a view',
    'is run at once and answers',
    { constant_result: [word(42)], result: { result: true } },
    (bench) => look(bench),
  ),
  trigger(
    'trigger: a view, its fee limit',
    'stays in the transaction',
    { transaction: { raw_data: { fee_limit: 1_000_000 }, raw_data_hex: /9001c0843d$/ } },
    (bench) => look(bench),
  ),
  trigger(
    'trigger: a view, within its fee limit',
    `${answeringEnergy} energy at 100 sun`,
    { constant_result: [word(42)], energy_used: answeringEnergy },
    (bench) => look(bench, { fee_limit: answeringEnergy * 100 }),
  ),
  trigger(
    'trigger: a view, above its fee limit',
    'has not enough energy',
    {
      result: {
        code: 'OTHER_ERROR',
        message: startsWith(
          'class org.tron.core.vm.program.Program$OutOfEnergyException : Not enough energy for ',
        ),
      },
      constant_result: absent,
    },
    (bench) => look(bench, { fee_limit: answeringEnergy * 100 - 1 }),
  ),
  trigger(
    'trigger: a view, with more than any fee limit',
    'is refused',
    {
      result: {
        code: 'CONTRACT_VALIDATE_ERROR',
        message: hexOf('feeLimit must be >= 0 and <= 15000000000'),
      },
    },
    (bench) => look(bench, { fee_limit: 15_000_000_001 }),
  ),
  trigger(
    'trigger: fee limit in a text',
    'is taken',
    { transaction: { raw_data: { fee_limit: 1_000_000 } } },
    (bench) => ask(bench, { fee_limit: '1000000' }),
  ),
  trigger(
    'trigger: fee limit with a half',
    'is no whole number',
    {
      result: {
        code: 'OTHER_ERROR',
        message: hexOf('class java.lang.ArithmeticException : Rounding necessary'),
      },
    },
    (bench) => ask(bench, { fee_limit: 0.5 }),
  ),
  trigger(
    'trigger: call value in a text',
    'is not taken',
    {
      result: {
        code: 'OTHER_ERROR',
        message: startsWith('class org.tron.core.services.http.JsonFormat$ParseException : '),
      },
    },
    (bench) => ask(bench, { call_value: '5' }),
  ),
  trigger(
    'trigger: 0x before the parameter',
    'is no hex',
    { result: { code: 'OTHER_ERROR', message: hexOf(noHex) } },
    (bench) => ask(bench, { parameter: `0x${word(1)}` }),
  ),
  trigger(
    'trigger: tokens',
    'are carried',
    { call_token_value: 5, token_id: 9_000_000, call_value: 7 },
    async (bench) =>
      valueOf(await ask(bench, { call_token_value: 5, token_id: 9_000_000, call_value: 7 })),
  ),
  trigger(
    'trigger: memo',
    'is not taken',
    { transaction: { raw_data: { data: absent } } },
    (bench) => ask(bench, { extra_data: 'abcd' }),
  ),
  trigger(
    'trigger: permission',
    'is taken',
    { transaction: { raw_data: { contract: [{ Permission_id: 2 }] } } },
    (bench) => ask(bench, { Permission_id: 2 }),
  ),
  trigger(
    'trigger: no owner',
    'is another error',
    {
      result: {
        code: 'OTHER_ERROR',
        message: hexOf("class java.security.InvalidParameterException : owner_address isn't set."),
      },
    },
    (bench) => ask(bench, { owner_address: '' }),
  ),
  trigger(
    'trigger: no contract',
    'is another error',
    {
      result: {
        code: 'OTHER_ERROR',
        message: hexOf(
          "class java.security.InvalidParameterException : contract_address isn't set.",
        ),
      },
    },
    (bench) => ask(bench, { contract_address: '' }),
  ),
  trigger('trigger: GET', 'is an empty page', '', async (bench) =>
    (await bench.get('/wallet/triggersmartcontract')).text.trim(),
  ),
]
