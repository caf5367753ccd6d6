/** What triggersmartcontract answers. */
import { nobody } from '../account.ts'
import type { Bench, Json } from '../bench.ts'
import { hexOf, word } from '../words.ts'
import { absent } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { answeringContract, base58, viewing } from './answering.ts'

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

export const triggers: readonly Row[] = [
  trigger(
    'trigger',
    'is drawn up, not signed',
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
  trigger('trigger: data', 'selector and arguments', `b3de648b${word(1)}`, async (bench) => {
    const { transaction } = (await ask(bench)) as {
      transaction: { raw_data: { contract: { parameter: { value: Json } }[] } }
    }
    return transaction.raw_data.contract[0]?.parameter.value['data']
  }),
  trigger('trigger: visible', 'shows addresses in base58', /^T/, async (bench) => {
    const contract = await answeringContract(bench)
    const { transaction } = (await ask(bench, {
      owner_address: bench.payer.base58,
      contract_address: base58(contract),
      visible: true,
    })) as { transaction: { raw_data: { contract: { parameter: { value: Json } }[] } } }
    return transaction.raw_data.contract[0]?.parameter.value['owner_address']
  }),
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
    async (bench) =>
      ask(bench, {
        contract_address: await viewing(bench),
        function_selector: 'answer()',
        parameter: '',
      }),
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
