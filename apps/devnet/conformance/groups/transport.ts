/** What HTTP itself does, and the check of addresses. */
import { nobody } from '../account.ts'
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

export const transportRows: readonly Row[] = [...transport, ...validity]
