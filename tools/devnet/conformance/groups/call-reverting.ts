/** What triggerconstantcontract answers of what fails, and of tokens. */
import { asm } from '../asm.ts'
import { hexOf, word } from '../words.ts'
import { absent } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { answeringContract, noHex } from './answering.ts'

const constant = rowsOf(
  'call',
  source('TriggerConstantContractServlet, Wallet.callConstantContract, VMActuator'),
  ['key'],
)

export const reverting: readonly Row[] = [
  // PUSH0 four times 2, LOG0 375.
  constant(
    'constant: revert',
    'keeps its logs',
    {
      result: { result: true, message: hexOf('REVERT opcode executed') },
      energy_used: 4 * 2 + 375,
      constant_result: [''],
      logs: [{ address: /^[0-9a-f]{40}$/ }],
      transaction: { ret: [{ ret: 'FAILED' }] },
    },
    (bench) => bench.constant({ data: '5f5fa05f5ffd' }),
  ),
  constant(
    'constant: revert of a call',
    'its internal transaction is not rejected',
    { internal_transactions: [{ note: hexOf('call'), rejected: absent }] },
    (bench) => bench.constant({ data: asm('0 0 0 0 0 0x99 GAS CALL 0 0 REVERT') }),
  ),
  constant(
    'constant: revert within',
    'takes its logs along, and its own internal transactions',
    {
      logs: absent,
      internal_transactions: [
        { note: hexOf('create'), rejected: true },
        { note: hexOf('call'), rejected: true },
      ],
    },
    (bench) => {
      const inner = asm('0 0 LOG0 0 0 0 0 0 0x99 GAS CALL 0 0 REVERT')
      const size = inner.length / 2
      return bench.constant({
        data: asm(`0x${inner.padEnd(64, '0')} 0 MSTORE ${size} 0 0 CREATE STOP`),
      })
    },
  ),
  constant(
    'constant: tokens',
    'of which there are none',
    { result: { code: 'CONTRACT_VALIDATE_ERROR', message: hexOf('No asset !') } },
    async (bench) =>
      bench.constant({
        owner_address: bench.payer.address,
        contract_address: await answeringContract(bench),
        data: '00',
        call_token_value: 5,
        token_id: 9_000_000,
      }),
  ),
  constant(
    'constant: tokens without an id',
    'are refused',
    {
      result: {
        code: 'CONTRACT_VALIDATE_ERROR',
        message: hexOf('invalid arguments with tokenValue = 5, tokenId = 0'),
      },
    },
    async (bench) =>
      bench.constant({
        contract_address: await answeringContract(bench),
        data: '00',
        call_token_value: 5,
      }),
  ),
  constant(
    'constant: an id that no token has',
    'is refused',
    {
      result: { code: 'CONTRACT_VALIDATE_ERROR', message: hexOf('tokenId must be > 1000000') },
    },
    async (bench) =>
      bench.constant({
        contract_address: await answeringContract(bench),
        data: '00',
        token_id: 1_000_000,
      }),
  ),
  constant(
    'constant: a token’s id',
    'is carried',
    {
      transaction: { raw_data: { contract: [{ parameter: { value: { token_id: 9_000_000 } } }] } },
    },
    async (bench) =>
      bench.constant({
        contract_address: await answeringContract(bench),
        data: '00',
        token_id: 9_000_000,
      }),
  ),
  constant(
    'constant: deployment, built',
    'its caller would pay for it',
    {
      transaction: {
        raw_data: {
          contract: [
            {
              type: 'CreateSmartContract',
              parameter: {
                value: {
                  new_contract: {
                    bytecode: '00',
                    consume_user_resource_percent: 100,
                    origin_energy_limit: 1,
                  },
                },
              },
            },
          ],
        },
      },
    },
    (bench) => bench.constant({ data: '00' }),
  ),
  constant(
    'constant: 0x before the parameter',
    'is no hex',
    { result: { code: 'OTHER_ERROR', message: hexOf(noHex) } },
    async (bench) =>
      bench.constant({
        contract_address: await answeringContract(bench),
        function_selector: 'f(uint256)',
        parameter: `0x${word(1)}`,
      }),
  ),
]
