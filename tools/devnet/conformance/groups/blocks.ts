/** Blocks: by number, by id, in ranges. */
import { sha256 } from '../../crypto.ts'
import type { Bench, Json } from '../bench.ts'
import { absent, exactly } from '../match.ts'
import { transactionBytes } from '../proto.ts'
import { type Row, rowsOf, source } from '../row.ts'

const row = rowsOf('block', source('GetBlockServlet, Util.printBlockToJSON, BlockCapsule'))

interface Block {
  readonly blockID: string
  readonly block_header: {
    readonly raw_data: Record<string, unknown>
    readonly witness_signature?: string
  }
  readonly transactions?: readonly Json[]
}

const head = async (bench: Bench): Promise<Block> =>
  (await bench.wallet('getnowblock')) as unknown as Block
const numberOf = ({ block_header: { raw_data } }: Block): number => Number(raw_data['number'])

const illegalId = { Error: 'id must be legal block hash.' }

/** A block with a transaction in it. */
const full = (bench: Bench): Promise<Json> =>
  bench.once('a full block', async () => {
    const { address } = bench.payer
    const other = await bench.other()
    return bench.send('TransferContract', {
      owner_address: address,
      to_address: other.address,
      amount: 3,
    })
  })

export const blockRows: readonly Row[] = [
  row(
    'head',
    'has an id, a header and a signature',
    {
      blockID: /^[0-9a-f]{64}$/,
      block_header: {
        raw_data: {
          number: Number.isInteger,
          txTrieRoot: /^[0-9a-f]{64}$/,
          witness_address: /^41[0-9a-f]{40}$/,
          parentHash: /^[0-9a-f]{64}$/,
          timestamp: Number.isInteger,
        },
        witness_signature: /^[0-9a-f]{130}$/,
      },
    },
    head,
  ),
  row('id', 'begins with the number in eight bytes', true, async (bench) => {
    const block = await head(bench)
    return Number.parseInt(block.blockID.slice(0, 16), 16) === numberOf(block)
  }),
  row(
    'visible',
    'in a body is not read: getnowblock looks at the query alone',
    { block_header: { raw_data: { witness_address: /^41/ } } },
    (bench) => bench.wallet('getnowblock', { visible: true }),
  ),
  row(
    'visible in the query',
    'shows the witness in base58, by POST too',
    { block_header: { raw_data: { witness_address: /^T/ } } },
    async (bench) => (await bench.post('/wallet/getnowblock?visible=true')).json,
  ),
  row(
    'visible, by number',
    'is read in the body',
    { block_header: { raw_data: { witness_address: /^T/ } } },
    (bench) => bench.wallet('getblockbynum', { num: 1, visible: true }),
  ),
  row('by number', 'is the head again', true, async (bench) => {
    const block = await head(bench)
    return (
      (await bench.wallet('getblockbynum', { num: numberOf(block) }))['blockID'] === block.blockID
    )
  }),
  row('by id', 'is the head again', true, async (bench) => {
    const block = await head(bench)
    return (
      (await bench.wallet('getblockbyid', { value: block.blockID }))['blockID'] === block.blockID
    )
  }),
  row('by id or number: a number', 'as text', true, async (bench) => {
    const block = await head(bench)
    return (
      (await bench.wallet('getblock', { id_or_num: String(numberOf(block)) }))['blockID'] ===
      block.blockID
    )
  }),
  row('by id or number: an id', 'as text', true, async (bench) => {
    const block = await head(bench)
    return (
      (await bench.wallet('getblock', { id_or_num: block.blockID }))['blockID'] === block.blockID
    )
  }),
  row(
    'by id or number: a JSON number',
    'is no text',
    {
      Error: 'class org.tron.core.services.http.JsonFormat$ParseException : 1:14: Expected string.',
    },
    async (bench) => (await bench.post('/wallet/getblock', '{"id_or_num":1}')).json,
  ),
  row('by id or number: 0x', 'is no part of an id', illegalId, async (bench) => {
    const { blockID } = await head(bench)
    return bench.wallet('getblock', { id_or_num: `0x${blockID}` })
  }),
  row('by id or number: beyond the head', 'is no id either', illegalId, (bench) =>
    bench.wallet('getblock', { id_or_num: `00000000ffffffff${'0'.repeat(48)}` }),
  ),
  row('by id or number: unknown', 'is nothing', exactly({}), (bench) =>
    bench.wallet('getblock', { id_or_num: `${'0'.repeat(15)}1${'0'.repeat(48)}` }),
  ),
  row(
    'without detail',
    'has no transactions',
    { transactions: absent, blockID: /./ },
    async (bench) => {
      const { blockNumber } = await full(bench)
      return bench.wallet('getblock', { id_or_num: String(blockNumber), detail: false })
    },
    ['key'],
  ),
  row(
    'with detail',
    'has its transactions',
    { transactions: [{ txID: /./, ret: [{ contractRet: 'SUCCESS' }] }] },
    async (bench) => {
      const { blockNumber } = await full(bench)
      return bench.wallet('getblock', { id_or_num: String(blockNumber), detail: true })
    },
    ['key', 'demo'],
  ),
  row(
    'genesis',
    'leaves number and, where zero, time out',
    { block_header: { raw_data: { number: absent, parentHash: /./ } } },
    (bench) => bench.wallet('getblockbynum', { num: 0 }),
  ),
  row('parent', 'is the block before', true, async (bench) => {
    const block = await head(bench)
    const before = await bench.wallet('getblockbynum', { num: numberOf(block) - 1 })
    return block.block_header.raw_data['parentHash'] === before['blockID']
  }),
  row('limit: two', 'the end is not in it', 2, async (bench) => {
    const list = await bench.wallet('getblockbylimitnext', { startNum: 0, endNum: 2 })
    return (list['block'] as Json[]).length
  }),
  row('limit: a hundred', 'are allowed', { block: Array.isArray }, (bench) =>
    bench.wallet('getblockbylimitnext', { startNum: 0, endNum: 100 }),
  ),
  row('limit: more than a hundred', 'are not', exactly({}), (bench) =>
    bench.wallet('getblockbylimitnext', { startNum: 0, endNum: 101 }),
  ),
  row('limit: backwards', 'is nothing', exactly({}), (bench) =>
    bench.wallet('getblockbylimitnext', { startNum: 2, endNum: 1 }),
  ),
  row('latest: one', 'is the head', true, async (bench) => {
    const { id } = await bench.head()
    const { block } = (await bench.wallet('getblockbylatestnum', { num: 1 })) as { block: Block[] }
    return block.length === 1 && block[0]?.blockID === id
  }),
  row('latest: a hundred', 'are too many', exactly({}), (bench) =>
    bench.wallet('getblockbylatestnum', { num: 100 }),
  ),
  row(
    'count',
    'of transactions in a block',
    { count: 1 },
    async (bench) => {
      const { blockNumber } = await full(bench)
      return bench.wallet('gettransactioncountbyblocknum', { num: blockNumber })
    },
    ['key', 'demo'],
  ),
  row(
    'receipts of a block',
    'are a list',
    true,
    async (bench) => {
      const { id, blockNumber } = await full(bench)
      const list = (await bench.post('/wallet/gettransactioninfobyblocknum', { num: blockNumber }))
        .json
      return Array.isArray(list) && (list as Json[]).some((info) => info['id'] === id)
    },
    ['key'],
  ),
  row(
    'one transaction’s tree',
    'its hash with its result is the root of a block with one',
    true,
    async (bench) => {
      const { id, blockNumber } = await full(bench)
      const { raw_data_hex: raw, signature } = (await bench.wallet('gettransactionbyid', {
        value: id,
      })) as { raw_data_hex: string; signature: string[] }
      // Field 5 of the transaction, in it field 3: contractRet is 1.
      const result = Buffer.from('2a021801', 'hex')
      const bytes = transactionBytes(Buffer.from(raw, 'hex'), signature)
      const root = sha256(Buffer.concat([bytes, result])).toString('hex')
      const block = await bench.wallet('getblockbynum', { num: blockNumber })
      return (block as unknown as Block).block_header.raw_data['txTrieRoot'] === root
    },
    ['key', 'demo'],
  ),
]
