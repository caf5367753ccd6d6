/** Blocks, chain parameters, prices, and what HTTP itself does. */
import { type Bench, type Json, nobody } from '../bench.ts'
import { absent, exactly } from '../match.ts'
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

/** A block with a transaction in it. */
const full = (bench: Bench): Promise<Json> =>
  bench.once('a full block', async () => {
    const { address } = bench.payer
    const other = await bench.once('other', () => bench.fresh(10_000_000))
    return bench.send('TransferContract', {
      owner_address: address,
      to_address: other.address,
      amount: 3,
    })
  })

const blocks: readonly Row[] = [
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
    'shows the witness in base58',
    { block_header: { raw_data: { witness_address: /^T/ } } },
    (bench) => bench.wallet('getnowblock', { visible: true }),
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
  row(
    'latest: one',
    'is the head',
    1,
    async (bench) =>
      ((await bench.wallet('getblockbylatestnum', { num: 1 }))['block'] as Json[]).length,
  ),
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
    'is the root of a block with one',
    true,
    async (bench) => {
      const { blockNumber } = await full(bench)
      const {
        block_header: { raw_data: raw },
      } = (await bench.wallet('getblockbynum', { num: blockNumber })) as unknown as Block
      return (
        /^[0-9a-f]{64}$/.test(String(raw['txTrieRoot'])) && raw['txTrieRoot'] !== '0'.repeat(64)
      )
    },
    ['key', 'demo'],
  ),
]

const parameter = rowsOf('parameter', source('Wallet.getChainParameters, DynamicPropertiesStore'))
const value = async (bench: Bench, key: string): Promise<unknown> => {
  const { chainParameter } = (await bench.wallet('getchainparameters')) as {
    chainParameter: { key: string; value?: number }[]
  }
  const found = chainParameter.find((each) => each.key === key)
  return found === undefined ? 'missing' : (found.value ?? 0)
}

/** As the main network has them since August 2025; another network may differ. */
const parameters: readonly (readonly [key: string, value: number])[] = [
  ['getEnergyFee', 100],
  ['getTransactionFee', 1000],
  ['getCreateAccountFee', 100_000],
  ['getCreateNewAccountFeeInSystemContract', 1_000_000],
  ['getMemoFee', 1_000_000],
  ['getMultiSignFee', 1_000_000],
  ['getUpdateAccountPermissionFee', 100_000_000],
  ['getMaxFeeLimit', 15_000_000_000],
  ['getFreeNetLimit', 600],
  ['getTotalNetLimit', 43_200_000_000],
  ['getTotalEnergyCurrentLimit', 180_000_000_000],
  ['getUnfreezeDelayDays', 14],
  ['getMaxCpuTimeOfOneTx', 80],
  ['getMaintenanceTimeInterval', 21_600_000],
  ['getAllowTvmShangHai', 1],
  ['getAllowTvmCancun', 1],
  ['getAllowTvmBlob', 1],
  ['getAllowTvmOsaka', 1],
  ['getAllowTvmCompatibleEvm', 0],
  ['getAllowMultiSign', 1],
]

const prices = rowsOf(
  'price',
  source('GetEnergyPricesServlet, GetBandwidthPricesServlet, GetMemoFeePricesServlet'),
)
const lastPrice = async (bench: Bench, name: string): Promise<string> =>
  String((await bench.wallet(name))['prices'])
    .split(',')
    .at(-1)
    ?.split(':')[1] ?? ''

const http = rowsOf('http', source('Util.processError, JsonFormat, RateLimiterServlet'))
const wrong = /^\{"Error":"class [\w.$]+ : ?.*"\}$/s
const bodies: readonly (readonly [name: string, path: string, body: string])[] = [
  ['no JSON', '/wallet/getblockbynum', 'nonsense'],
  ['half an object', '/wallet/getblockbynum', '{"num":'],
  ['a list', '/wallet/getblockbynum', '[1]'],
  ['text for a number', '/wallet/getblockbynum', '{"num":"x"}'],
  ['no hex', '/wallet/getaccount', '{"address":"xyz"}'],
  ['a number too large', '/wallet/getblockbynum', '{"num":99999999999999999999}'],
  ['a broken address, visible', '/wallet/getaccount', '{"address":"Tnonsense","visible":true}'],
]

const transport: readonly Row[] = [
  ...bodies.map(([name, path, body]) =>
    http(name, 'status 200 and the exception', { status: 200, text: wrong }, async (bench) => {
      const { status, text } = await bench.post(path, body)
      return { status, text: text.trim() }
    }),
  ),
  http(
    'a body of 5 MB',
    'is too large',
    413,
    async (bench) =>
      (await bench.post('/wallet/getaccount', `{"address":"${'4'.repeat(5_000_000)}"}`)).status,
  ),
  http(
    'no such endpoint',
    'is not found',
    404,
    async (bench) => (await bench.post('/wallet/nosuchthing')).status,
  ),
  http(
    'numbers as text',
    'int64_as_string on GET',
    { block_header: { raw_data: { number: /^\d+$/, timestamp: /^\d{13}$/ } } },
    async (bench) => (await bench.get('/wallet/getblock', { int64_as_string: 'true' })).json,
  ),
  http(
    'numbers',
    'are numbers without it',
    { block_header: { raw_data: { timestamp: Number.isInteger } } },
    async (bench) => (await bench.get('/wallet/getnowblock')).json,
  ),
  http(
    'GET, visible',
    'takes base58 in the query',
    { address: /^T/ },
    async (bench) =>
      (await bench.get('/wallet/getaccount', { address: bench.payer.base58, visible: 'true' }))
        .json,
    ['key'],
  ),
  http(
    'GET, hex',
    'takes hex in the query',
    { address: /^41/ },
    async (bench) => (await bench.get('/wallet/getaccount', { address: bench.payer.address })).json,
    ['key'],
  ),
  http(
    'POST without a body',
    'is an empty request',
    { blockID: /./ },
    async (bench) => (await bench.post('/wallet/getnowblock', '')).json,
  ),
]

const addresses = rowsOf('http', source('ValidateAddressServlet'))
const validity: readonly Row[] = [
  addresses('a hex address', 'is valid', { result: true, message: 'Hex string format' }, (bench) =>
    bench.wallet('validateaddress', { address: nobody }),
  ),
  addresses(
    'a base58 address',
    'is valid',
    { result: true, message: 'Base58check format' },
    (bench) => bench.wallet('validateaddress', { address: 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' }),
  ),
  addresses('a broken base58 address', 'is not', { result: false }, (bench) =>
    bench.wallet('validateaddress', { address: 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HD' }),
  ),
  addresses('a short hex address', 'is not', { result: false }, (bench) =>
    bench.wallet('validateaddress', { address: nobody.slice(2) }),
  ),
]

export const blockRows: readonly Row[] = [
  ...blocks,
  ...parameters.map(([key, wanted]) =>
    parameter(key, `is ${wanted}`, wanted, (bench) => value(bench, key)),
  ),
  prices('energy', 'the last is 100 sun', '100', (bench) => lastPrice(bench, 'getenergyprices')),
  prices('bandwidth', 'the last is 1,000 sun', '1000', (bench) =>
    lastPrice(bench, 'getbandwidthprices'),
  ),
  prices('memo', 'the last is 1 TRX', '1000000', (bench) => lastPrice(bench, 'getmemofee')),
  ...transport,
  ...validity,
]
