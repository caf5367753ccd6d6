/** What triggerconstantcontract answers. */
import { asm, leaving } from '../asm.ts'
import { nobody } from '../account.ts'
import { hexOf, word } from '../words.ts'
import { absent } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { answeringContract, answeringEnergy, base58 } from './answering.ts'

const constant = rowsOf(
  'call',
  source('TriggerConstantContractServlet, Wallet.callConstantContract'),
  ['key'],
)
export const constants: readonly Row[] = [
  constant(
    'constant',
    'answers with its energy',
    {
      result: { result: true, code: absent, message: absent },
      energy_used: answeringEnergy,
      energy_penalty: absent,
      constant_result: [word(42)],
      logs: absent,
      transaction: { ret: [{}], visible: false, txID: /^[0-9a-f]{64}$/ },
    },
    async (bench) =>
      bench.constant({
        contract_address: await answeringContract(bench),
        function_selector: 'f()',
      }),
  ),
  constant(
    'constant: data',
    'instead of a selector',
    { constant_result: [word(42)] },
    async (bench) =>
      bench.constant({ contract_address: await answeringContract(bench), data: 'abcdef01' }),
  ),
  constant(
    'constant: call data',
    'reaches the program',
    { constant_result: [`26121ff0${word(7)}${'0'.repeat(56)}`] },
    async (bench) => {
      const echo = await bench.contract('echo', leaving(asm('64 0 0 CALLDATACOPY 64 0 RETURN')))
      return bench.constant({
        contract_address: echo,
        function_selector: 'f()',
        parameter: word(7),
      })
    },
  ),
  constant(
    'constant: visible',
    'takes and shows base58',
    { constant_result: [word(42)], transaction: { visible: true } },
    async (bench) =>
      bench.constant({
        owner_address: bench.payer.base58,
        contract_address: base58(await answeringContract(bench)),
        function_selector: 'f()',
        visible: true,
      }),
  ),
  constant(
    'constant: nobody',
    'an address without a contract',
    {
      result: { code: 'CONTRACT_VALIDATE_ERROR', message: hexOf('Smart contract is not exist.') },
      transaction: absent,
    },
    (bench) => bench.constant({ contract_address: nobody, function_selector: 'f()' }),
  ),
  constant(
    'constant: no owner',
    'is another error',
    {
      result: {
        code: 'OTHER_ERROR',
        message: hexOf("class java.security.InvalidParameterException : owner_address isn't set."),
      },
    },
    (bench) => bench.constant({ owner_address: '', data: '00' }),
  ),
  constant(
    'constant: neither contract nor data',
    'is another error',
    {
      result: {
        code: 'OTHER_ERROR',
        message: hexOf(
          'class java.security.InvalidParameterException : At least one of contract_address and data must be set.',
        ),
      },
    },
    (bench) => bench.constant({}),
  ),
  constant(
    'constant: logs',
    'are returned, without 41',
    { logs: [{ address: /^[0-9a-f]{40}$/, topics: [word(9)], data: word(0) }] },
    (bench) => bench.constant({ data: asm('9 32 0 LOG1') }),
  ),
  constant(
    'constant: changes nothing',
    'what it stores is forgotten',
    { constant_result: [word(0)] },
    async (bench) => {
      const keeper = await bench.contract(
        'keeper',
        leaving(asm('0 SLOAD 0 MSTORE 1 0 SSTORE 32 0 RETURN')),
      )
      await bench.constant({ contract_address: keeper, data: '00' })
      return bench.constant({ contract_address: keeper, data: '00' })
    },
  ),
  constant(
    'constant: deployment',
    'creation code is tried',
    { result: { result: true }, constant_result: ['00'] },
    (bench) => bench.constant({ data: leaving('00') }),
  ),
  constant(
    'constant: value',
    'is seen by the program',
    { constant_result: [word(7)] },
    async (bench) => {
      const payable = await bench.contract(
        'payable',
        leaving(asm('CALLVALUE 0 MSTORE 32 0 RETURN')),
      )
      return bench.constant({
        owner_address: bench.payer.address,
        contract_address: payable,
        data: '00',
        call_value: 7,
      })
    },
  ),
  constant('constant: GET', 'is an empty page', '', async (bench) =>
    (await bench.get('/wallet/triggerconstantcontract')).text.trim(),
  ),
  constant(
    'constant: solid',
    'answers under /walletsolidity too',
    { constant_result: [word(42)] },
    async (bench) => {
      const contract = await answeringContract(bench)
      const body = { owner_address: nobody, contract_address: contract, function_selector: 'f()' }
      return (await bench.post('/walletsolidity/triggerconstantcontract', body)).json
    },
    ['control'],
  ),
]
