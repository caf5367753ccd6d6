/** What HTTP itself does, and the check of addresses. */
import { nobody } from '../account.ts'
import type { Json } from '../bench.ts'
import { absent, exactly } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'

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

/** Of messages: an address with a wrong checksum, a text of another length, one with a letter too many. */
const unreadable: readonly (readonly [path: string, body: Json, where: string])[] = [
  [
    'getaccount',
    { address: 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HD' },
    '1:12: invalid address for field: protocol.Account.address',
  ],
  [
    'createtransaction',
    { owner_address: 'T0' },
    '1:18: invalid address for field: protocol.TransferContract.owner_address',
  ],
  [
    'getcandelegatedmaxsize',
    { owner_address: '' },
    '1:18: invalid address for field: protocol.CanDelegatedMaxSizeRequestMessage.owner_address',
  ],
]
const parseError = (where: string): string =>
  `class org.tron.core.services.http.JsonFormat$ParseException : ${where}`

const is41 = (value: unknown): boolean => typeof value === 'string' && value.startsWith('41')

const transport: readonly Row[] = [
  ...bodies.map(([name, path, body]) =>
    http(name, 'status 200 and the exception', { status: 200, text: wrong }, async (bench) => {
      const { status, text } = await bench.post(path, body)
      return { status, text: text.trim() }
    }),
  ),
  ...unreadable.map(([path, body, where]) =>
    http(
      `${path}, an address that is none`,
      'names the field',
      { Error: parseError(where) },
      async (bench) => (await bench.post(`/wallet/${path}`, { ...body, visible: true })).json,
    ),
  ),
  http(
    'a query with an address that is none',
    'finds nothing',
    exactly({}),
    async (bench) =>
      (await bench.get('/wallet/getaccountresource', { address: 'T1', visible: 'true' })).json,
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
    'POST with a query',
    'the query is not read where a body is',
    { block_header: { raw_data: { number: absent } } },
    async (bench) => (await bench.post('/wallet/getblockbynum?num=1', {})).json,
  ),
  http(
    'POST with a body',
    'the body is not read where a query is',
    { witnesses: (list: unknown) => (list as Json[]).every((each) => is41(each['address'])) },
    (bench) => bench.wallet('listwitnesses', { visible: true }),
  ),
  http(
    'POST with a broken body',
    'nor parsed',
    { blockID: /./ },
    async (bench) => (await bench.post('/wallet/getnowblock', '{')).json,
  ),
  http(
    'GET of JSON-RPC',
    'is not supported',
    405,
    async (bench) => {
      return (await bench.get('/jsonrpc')).status
    },
    ['rpc'],
  ),
  http(
    'POST without a body',
    'is an empty request',
    { blockID: /./ },
    async (bench) => (await bench.post('/wallet/getnowblock', '')).json,
  ),
]

const producers = rowsOf(
  'witness',
  source('ListWitnessesServlet, GetPaginatedNowWitnessListServlet, Witness'),
)
/** Each of them, or the first that lacks something. */
const whole = ({ witnesses }: Json): true | Json =>
  (witnesses as Json[]).find(
    ({ address, url, voteCount }) =>
      !is41(address) || typeof url !== 'string' || url === '' || !Number.isInteger(voteCount),
  ) ?? true
const witnesses: readonly Row[] = [
  producers('all', 'have an address, a page and votes', true, async (bench) =>
    whole(await bench.wallet('listwitnesses')),
  ),
  producers('a page of them', 'is in the order of votes', true, async (bench) => {
    const page = await bench.wallet('getpaginatednowwitnesslist', { offset: 0, limit: 1000 })
    const all = await bench.wallet('listwitnesses')
    const votes = (page['witnesses'] as Json[]).map(({ voteCount }) => Number(voteCount))
    const sorted = votes.toSorted((a, b) => b - a)
    const complete = votes.length === (all['witnesses'] as Json[]).length
    return (complete && votes.every((each, i) => each === sorted[i])) || page
  }),
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

export const transportRows: readonly Row[] = [...transport, ...witnesses, ...validity]
