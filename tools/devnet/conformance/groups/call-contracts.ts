/** What estimateenergy, getcontract and deploycontract answer. */
import { asm } from '../asm.ts'
import { nobody } from '../account.ts'
import { hexOf } from '../words.ts'
import { absent } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { answering, answeringContract, answeringEnergy, viewing } from './answering.ts'

const view = [
  { type: 'Function', name: 'answer', stateMutability: 'View', outputs: [{ type: 'uint256' }] },
]

/** Creation code that ends in this way with any amount of energy. */
const failing: readonly (readonly [data: string, message: string])[] = [
  ['fe', 'Invalid operation code: opCode[fe];'],
  ['5f5ffd', 'REVERT opcode executed'],
  ['600056', "Operation with pc isn't 'JUMPDEST': PC[0];"],
]

const estimate = rowsOf('call', source('EstimateEnergyServlet, Wallet.estimateEnergy'), ['key'])
export const estimates: readonly Row[] = [
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
  estimate('estimate: result', 'returns true', { result: { result: true } }, async (bench) =>
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
  ...failing.map(([data, message]) =>
    estimate(
      `estimate: ${message}`,
      'no energy is enough',
      {
        result: { result: absent, code: 'CONTRACT_EXE_ERROR', message: hexOf(message) },
        energy_required: absent,
      },
      (bench) => bench.wallet('estimateenergy', { owner_address: nobody, data }),
    ),
  ),
]

const kept = rowsOf('call', source('GetContractServlet, DeployContractServlet'), ['key'])
export const contracts: readonly Row[] = [
  kept(
    'getcontract',
    'returns origin, code, percent and limit',
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
    'returns the running code too',
    {
      smart_contract: { name: 'Viewing' },
      runtimecode: asm('42 0 MSTORE 32 0 RETURN'),
      contract_state: { update_cycle: Number.isInteger },
    },
    async (bench) => bench.wallet('getcontractinfo', { value: await viewing(bench) }),
  ),
  kept(
    'getcontract: GET',
    'requests by value',
    { name: 'Viewing' },
    async (bench) => (await bench.get('/wallet/getcontract', { value: await viewing(bench) })).json,
  ),
  kept(
    'deploycontract',
    'builds a deployment and returns its address',
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
  kept(
    'deploycontract: digits in texts, and tokens',
    'are taken',
    {
      raw_data: {
        fee_limit: 1000,
        data: absent,
        contract: [
          {
            parameter: {
              value: {
                call_token_value: 5,
                token_id: 9_000_000,
                new_contract: {
                  call_value: 7,
                  consume_user_resource_percent: 30,
                  origin_energy_limit: 2,
                },
              },
            },
          },
        ],
      },
    },
    (bench) =>
      bench.wallet('deploycontract', {
        owner_address: bench.payer.address,
        abi: '[]',
        bytecode: '00',
        call_value: '7',
        call_token_value: '5',
        token_id: '9000000',
        consume_user_resource_percent: '30',
        origin_energy_limit: '2',
        fee_limit: '1,000',
        extra_data: 'abcd',
      }),
  ),
]
