/** What the endpoints for contracts answer: triggersmartcontract, triggerconstantcontract, estimateenergy, deploycontract. */
import { utils } from 'tronweb'
import { asm, leaving } from '../asm.ts'
import { type Bench, type Json, hexOf, nobody, word } from '../bench.ts'
import { absent } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'

/** Answers 42, whatever it is asked. */
const answering = leaving(asm('42 0 MSTORE 32 0 RETURN'))
/** 3 + 3 + 1 + 3 for the word, 6 for RETURN. */
const answeringEnergy = 16
const view = [
  { type: 'Function', name: 'answer', stateMutability: 'View', outputs: [{ type: 'uint256' }] },
]

const base58 = (address: string): string => utils.address.fromHex(address)

async function answeringContract(bench: Bench): Promise<string> {
  return bench.contract('answering', answering)
}

/** With an ABI that calls it a view. */
async function viewing(bench: Bench): Promise<string> {
  return bench.once('viewing', async () => {
    const abi = {
      entrys: [{ type: 2, name: 'answer', stateMutability: 2, outputs: [{ type: 'uint256' }] }],
    }
    const { contract_address: address } = await bench.deploy(answering, { abi, name: 'Viewing' })
    return address ?? ''
  })
}

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

const triggers: readonly Row[] = [
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

const constant = rowsOf(
  'call',
  source('TriggerConstantContractServlet, Wallet.callConstantContract'),
  ['key'],
)
const constants: readonly Row[] = [
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
    'are told, without 41',
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

const estimate = rowsOf('call', source('EstimateEnergyServlet, Wallet.estimateEnergy'), ['key'])
const estimates: readonly Row[] = [
  estimate(
    'estimate',
    'suffices and is less than 10,000 too much',
    (required: unknown) => {
      const energy = Number(required)
      return energy >= answeringEnergy && energy <= answeringEnergy + 10_000
    },
    async (bench) => {
      const asked = {
        owner_address: bench.payer.address,
        contract_address: await answeringContract(bench),
        function_selector: 'f()',
      }
      const answer = await bench.wallet('estimateenergy', asked)
      return answer['energy_required']
    },
  ),
  estimate('estimate: result', 'says true', { result: { result: true } }, async (bench) =>
    bench.wallet('estimateenergy', {
      owner_address: bench.payer.address,
      contract_address: await answeringContract(bench),
      function_selector: 'f()',
    }),
  ),
  estimate(
    'estimate: nobody',
    'an address without a contract',
    {
      result: { code: 'CONTRACT_VALIDATE_ERROR', message: hexOf('Smart contract is not exist.') },
    },
    (bench) =>
      bench.wallet('estimateenergy', {
        owner_address: nobody,
        contract_address: nobody,
        function_selector: 'f()',
      }),
  ),
]

const kept = rowsOf('call', source('GetContractServlet, DeployContractServlet'), ['key'])
const contracts: readonly Row[] = [
  kept(
    'getcontract',
    'tells origin, code, percent and limit',
    {
      origin_address: /^41/,
      contract_address: /^41/,
      bytecode: answering,
      name: 'Viewing',
      consume_user_resource_percent: 100,
      origin_energy_limit: 10_000_000,
      abi: {
        entrys: [
          {
            type: 'Function',
            name: 'answer',
            stateMutability: 'View',
            outputs: [{ type: 'uint256' }],
          },
        ],
      },
    },
    async (bench) => bench.wallet('getcontract', { value: await viewing(bench) }),
  ),
  kept(
    'getcontractinfo',
    'tells the running code too',
    { smart_contract: { name: 'Viewing' }, runtimecode: asm('42 0 MSTORE 32 0 RETURN') },
    async (bench) => bench.wallet('getcontractinfo', { value: await viewing(bench) }),
  ),
  kept(
    'getcontract: GET',
    'asks by value',
    { name: 'Viewing' },
    async (bench) => (await bench.get('/wallet/getcontract', { value: await viewing(bench) })).json,
  ),
  kept(
    'deploycontract',
    'draws up a deployment and tells its address',
    { txID: /^[0-9a-f]{64}$/, contract_address: /^41[0-9a-f]{40}$/, raw_data: { fee_limit: 1000 } },
    (bench) =>
      bench.wallet('deploycontract', {
        owner_address: bench.payer.address,
        abi: JSON.stringify(view),
        bytecode: '00',
        name: 'Drawn',
        consume_user_resource_percent: 100,
        origin_energy_limit: 1,
        fee_limit: 1000,
      }),
  ),
]

export const callRows: readonly Row[] = [...triggers, ...constants, ...estimates, ...contracts]
