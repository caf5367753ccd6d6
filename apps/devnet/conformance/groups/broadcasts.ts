/** What a broadcast is answered with: codes, messages, both shapes, TAPOS, expiry, duplicates, size. */
import {
  type Bench,
  type Drawn,
  type Json,
  accountOf,
  hexOf,
  nobodyElse,
  signed,
} from '../bench.ts'
import { absent, exactly } from '../match.ts'
import { rawData, transactionBytes } from '../proto.ts'
import { type Row, rowsOf, source } from '../row.ts'

const row = rowsOf('broadcast', source('Wallet.broadcastTransaction, Manager.pushTransaction'), [
  'key',
])

const day = 86_400_000

async function transfer(bench: Bench, draft: Parameters<Bench['draw']>[2] = {}): Promise<Drawn> {
  const other = await bench.once('other', () => bench.fresh(10_000_000))
  const value = { owner_address: bench.payer.address, to_address: other.address, amount: 1 }
  return bench.draw('TransferContract', value, draft)
}

/** Time of the head, milliseconds. */
async function headTime(bench: Bench): Promise<number> {
  const head = await bench.wallet('getnowblock')
  return (head['block_header'] as { raw_data: { timestamp: number } }).raw_data.timestamp
}

const offer = async (bench: Bench, drawn: Promise<Drawn>): Promise<string> =>
  bench.offer(await drawn)

/** The same bytes with other signatures. */
const resigned = ({ raw }: Drawn, signatures: readonly string[]): Drawn => ({
  ...signed(raw, []),
  signatures,
  hex: transactionBytes(raw, signatures).toString('hex'),
})

const expired = 'TRANSACTION_EXPIRATION_ERROR: Transaction expired'
const stranger = accountOf('7'.repeat(64))

const times: readonly Row[] = [
  row('expired', 'the head’s time is too late', expired, async (bench) =>
    offer(bench, transfer(bench, { expiration: await headTime(bench) })),
  ),
  row('too far ahead', 'more than a day', expired, async (bench) =>
    offer(bench, transfer(bench, { expiration: (await headTime(bench)) + day + 60_000 })),
  ),
  row('without expiration', 'is expired', expired, (bench) =>
    offer(bench, transfer(bench, { expiration: 0 })),
  ),
  row('a day ahead', 'is taken', 'accepted', async (bench) =>
    offer(bench, transfer(bench, { expiration: (await headTime(bench)) + day - 60_000 })),
  ),
]

const tapos: readonly Row[] = [
  row('another hash', 'of the block referred to', 'TAPOS_ERROR: Tapos check error.', (bench) =>
    offer(bench, transfer(bench, { refBlockHash: '0123456789abcdef' })),
  ),
  row('another number', 'of the block referred to', 'TAPOS_ERROR: Tapos check error.', (bench) =>
    offer(bench, transfer(bench, { refBlockBytes: 'fffe' })),
  ),
]

const signatures: readonly Row[] = [
  row(
    'no signature',
    'is missed',
    'SIGERROR: Validate signature error: miss sig or contract',
    (bench) => offer(bench, transfer(bench, { keys: [] })),
  ),
  row('a stranger’s signature', 'names the stranger', `/`, async (bench) => {
    const drawn = await transfer(bench, { keys: [stranger.key] })
    const seen = await bench.offer(drawn)
    const [signature = ''] = drawn.signatures
    const wanted = `SIGERROR: Validate signature error: ${signature} is signed by ${stranger.base58} but it is not contained of permission.`
    return seen === wanted ? '/' : `${seen} instead of ${wanted}`
  }),
  row(
    'a short signature',
    'is no signature',
    /^SIGERROR: Validate signature error: /,
    async (bench) => bench.offer(resigned(await transfer(bench), ['ab'.repeat(64)])),
  ),
  row(
    'a signature of zeros',
    'is no signature',
    /^SIGERROR: Validate signature error: /,
    async (bench) => bench.offer(resigned(await transfer(bench), ['00'.repeat(65)])),
  ),
  row('recovery 0 or 1', 'is taken for 27 or 28', 'accepted', async (bench) => {
    const drawn = await transfer(bench)
    const [given = ''] = drawn.signatures
    const last = Number.parseInt(given.slice(128), 16) - 27
    return bench.offer(resigned(drawn, [`${given.slice(0, 128)}0${last}`]))
  }),
  row(
    'two signatures of one key',
    'are more than there are keys',
    'SIGERROR: Validate signature error: Signature count is 2 more than key counts of permission : 1',
    (bench) => offer(bench, transfer(bench, { keys: [bench.payer.key, bench.payer.key] })),
  ),
  row(
    'six signatures',
    'are more than any permission has keys',
    /^SIGERROR: Validate signature error: (too many signatures|Signature count is 6 more than key counts of permission : 1)$/,
    (bench) =>
      offer(bench, transfer(bench, { keys: Array.from({ length: 6 }, () => bench.payer.key) })),
  ),
  row(
    'another permission',
    'that there is not',
    /^SIGERROR: Validate signature error: permission isn't exit$/,
    (bench) => offer(bench, transfer(bench, { permissionId: 5 })),
  ),
]

const shapes: readonly Row[] = [
  row(
    'accepted',
    'result and txid, no code',
    exactly({ result: true, txid: /^[0-9a-f]{64}$/ }),
    async (bench) =>
      bench.wallet('broadcasttransaction', await jsonOf(bench, await transfer(bench))),
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
        ...(await jsonOf(bench, await transfer(bench))),
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
    const drawn = await transfer(bench)
    const shown = await jsonOf(bench, drawn, true)
    return bench.wallet('broadcasttransaction', { ...shown, visible: true })
  }),
]

/** The JSON of a transaction, as a node shows it. */
async function jsonOf(bench: Bench, drawn: Drawn, visible = false): Promise<Json> {
  const other = await bench.once('other', () => bench.fresh(10_000_000))
  const show = ({ address, base58 }: { address: string; base58: string }): string =>
    visible ? base58 : address
  const head = await bench.wallet('getnowblock')
  const { number, timestamp } = (
    head['block_header'] as { raw_data: { number: number; timestamp: number } }
  ).raw_data
  const given = {
    kind: 'TransferContract',
    value: { owner_address: bench.payer.address, to_address: other.address, amount: 2 },
    refBlockBytes: number.toString(16).padStart(16, '0').slice(-4),
    refBlockHash: String(head['blockID']).slice(16, 32),
    expiration: timestamp + 60_000,
    timestamp: timestamp + drawn.raw.length + Number.parseInt(drawn.id.slice(0, 6), 16),
    feeLimit: 0,
    memo: '',
    permissionId: 0,
  } as const
  const made = signed(rawData(given), [bench.payer.key])
  return {
    visible,
    txID: made.id,
    raw_data_hex: made.raw.toString('hex'),
    raw_data: {
      ref_block_bytes: given.refBlockBytes,
      ref_block_hash: given.refBlockHash,
      expiration: given.expiration,
      timestamp: given.timestamp,
      contract: [
        {
          type: 'TransferContract',
          parameter: {
            type_url: 'type.googleapis.com/protocol.TransferContract',
            value: { owner_address: show(bench.payer), to_address: show(other), amount: 2 },
          },
        },
      ],
    },
    signature: made.signatures,
  }
}

/** Kinds that this network has none of. */
const missing = rowsOf('broadcast', source('TransactionFactory, the actuators of each kind'), [
  'key',
])
const kinds: readonly Row[] = [
  missing(
    'TransferAssetContract',
    'there are no TRC-10 tokens',
    /^CONTRACT_VALIDATE_ERROR: /,
    (bench) =>
      bench.refusal('TransferAssetContract', {
        asset_name: '1000001',
        owner_address: bench.payer.address,
        to_address: nobodyElse,
        amount: 1,
      }),
  ),
  missing('VoteWitnessContract', 'without anything staked', /^CONTRACT_VALIDATE_ERROR: /, (bench) =>
    bench.refusal('VoteWitnessContract', {
      owner_address: bench.payer.address,
      votes: [{ vote_address: nobodyElse, vote_count: 1 }],
    }),
  ),
  missing(
    'ProposalCreateContract',
    'by one who is no witness',
    /^CONTRACT_VALIDATE_ERROR: /,
    (bench) => bench.refusal('ProposalCreateContract', { owner_address: bench.payer.address }),
  ),
  missing('ExchangeCreateContract', 'of nothing', /^CONTRACT_VALIDATE_ERROR: /, (bench) =>
    bench.refusal('ExchangeCreateContract', { owner_address: bench.payer.address }),
  ),
  missing(
    'FreezeBalanceContract',
    'the first stake is closed',
    /^CONTRACT_VALIDATE_ERROR: /,
    (bench) =>
      bench.refusal('FreezeBalanceContract', {
        owner_address: bench.payer.address,
        frozen_balance: 1_000_000,
        frozen_duration: 3,
      }),
  ),
  missing('WitnessCreateContract', 'without an address', /^CONTRACT_VALIDATE_ERROR: /, (bench) =>
    bench.refusal('WitnessCreateContract', { owner_address: bench.payer.address }),
  ),
]

/** What is sent can be read again. */
const reading = rowsOf(
  'broadcast',
  source('GetTransactionByIdServlet, Util.printTransactionToJSON'),
  ['key'],
)
const readings: readonly Row[] = [
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

export const broadcastRows: readonly Row[] = [
  ...times,
  ...tapos,
  ...signatures,
  ...shapes,
  ...kinds,
  ...readings,
]
