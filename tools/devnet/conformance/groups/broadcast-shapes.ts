/** What a broadcast is answered with, and what can be read of it afterwards. */
import { signed } from '../account.ts'
import type { Bench, Json } from '../bench.ts'
import { hexOf } from '../words.ts'
import { absent, exactly } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { offer, row, transfer, transferJson } from './transferring.ts'

export const shapes: readonly Row[] = [
  row(
    'accepted',
    'result and txid, no code',
    exactly({ result: true, txid: /^[0-9a-f]{64}$/ }),
    async (bench) => bench.wallet('broadcasttransaction', await transferJson(bench)),
  ),
  row(
    'refused',
    'code, txid, message in hex',
    exactly({
      code: 'SIGERROR',
      txid: /^[0-9a-f]{64}$/,
      message: hexOf('Validate signature error: miss sig or contract'),
    }),
    async (bench) =>
      bench.wallet('broadcasttransaction', {
        ...(await transferJson(bench)),
        signature: [],
      }),
  ),
  row(
    'accepted as hex',
    'another shape: text of the transaction beside',
    {
      result: true,
      code: 'SUCCESS',
      message: '',
      txid: /^[0-9a-f]{64}$/,
      transaction: /"raw_data"/,
    },
    async (bench) => bench.wallet('broadcasthex', { transaction: (await transfer(bench)).hex }),
  ),
  row('twice', 'is a duplicate', 'DUP_TRANSACTION_ERROR: Dup transaction.', async (bench) => {
    const drawn = await transfer(bench)
    await bench.offer(drawn)
    return bench.offer(drawn)
  }),
  row('a failing call', 'is accepted: its failure is in the receipt', 'accepted', async (bench) => {
    const value = {
      owner_address: bench.payer.address,
      new_contract: { origin_address: bench.payer.address, bytecode: 'fe', origin_energy_limit: 1 },
    }
    return bench.refusal('CreateSmartContract', value, { feeLimit: 100_000 })
  }),
  row('too big', 'more than 512,000 bytes', /^TOO_BIG_TRANSACTION_ERROR: /, (bench) =>
    offer(bench, transfer(bench, { memo: 'ab'.repeat(512_000) })),
  ),
  row(
    'no contract',
    'is none',
    'CONTRACT_VALIDATE_ERROR: Contract validate error : No contract!',
    async (bench) => {
      const raw = Buffer.from('40e0a499ffbc31', 'hex')
      return bench.offer(signed(raw, [bench.payer.key]))
    },
  ),
  row('visible', 'takes base58 addresses', { result: true }, async (bench) => {
    return bench.wallet('broadcasttransaction', await transferJson(bench, true))
  }),
]

const reading = rowsOf(
  'broadcast',
  source('GetTransactionByIdServlet, Util.printTransactionToJSON'),
  ['key'],
)
export const readings: readonly Row[] = [
  reading(
    'read again',
    'the transaction with its result',
    {
      txID: /^[0-9a-f]{64}$/,
      raw_data: {
        contract: [
          {
            type: 'TransferContract',
            parameter: {
              type_url: 'type.googleapis.com/protocol.TransferContract',
              value: { amount: 1 },
            },
          },
        ],
        fee_limit: absent,
      },
      raw_data_hex: /^0a02/,
      signature: [/^[0-9a-f]{130}$/],
      ret: [{ contractRet: 'SUCCESS' }],
    },
    async (bench) => {
      const { id } = await sent(bench)
      return bench.wallet('gettransactionbyid', { value: id })
    },
  ),
  reading(
    'read again, visible',
    'with addresses in base58',
    {
      raw_data: { contract: [{ parameter: { value: { owner_address: /^T/, to_address: /^T/ } } }] },
    },
    async (bench) => {
      const { id } = await sent(bench)
      return bench.wallet('gettransactionbyid', { value: id, visible: true })
    },
  ),
]

const sent = (bench: Bench): Promise<Json> =>
  bench.once('a transfer', async () => {
    const drawn = await transfer(bench)
    await bench.offer(drawn)
    return bench.receipt(drawn.id)
  })
