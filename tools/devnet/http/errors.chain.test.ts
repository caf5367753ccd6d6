import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../index.ts'
import { addressOf } from '../testing.ts'

let net: Devnet
beforeAll(async () => {
  net = await startDevnet()
})
afterAll(() => net.close())

interface ErrorReply {
  readonly status: number
  readonly text: string
}

async function ask(method: string, path: string, body?: string | Uint8Array): Promise<ErrorReply> {
  const answer = await fetch(net.url + path, {
    method,
    ...(body === undefined ? {} : { body: body as string }),
  })
  return { status: answer.status, text: await answer.text() }
}
const post = (path: string, body?: string): Promise<ErrorReply> => ask('POST', path, body)

const parse = 'class org.tron.core.services.http.JsonFormat$ParseException'
const decoder =
  'class org.bouncycastle.util.encoders.DecoderException : exception decoding Hex string: ' +
  'invalid characters encountered in Hex string'
const json = 'class org.tron.json.JSONException'

/** What is posted, and the error that a full node words. */
const posted: readonly (readonly [path: string, body: string, error: unknown])[] = [
  ['getaccount', '', `${parse} : 1:1: Expected "{".`],
  ['getaccount', 'nonsense', expect.stringMatching(`^${json} : `)],
  ['getaccount', '[1]', `${json} : can not cast to JSONObject.`],
  ['getaccount', '"text"', `${json} : can not cast to JSONObject.`],
  ['getReward', '{"address":{"toString":0}}', 'INVALID address, invalid base58 checksum'],
  ['getaccount', '{"address":"zz"}', `${parse} : 1:12: INVALID hex String`],
  ['getaccount', '{"address":7}', `${parse} : 1:12: Expected string.`],
  ['getaccount', '{\n "address": "zz"}', `${parse} : 2:13: INVALID hex String`],
  [
    'getaccount',
    '{"address":"T0","visible":true}',
    `${parse} : 1:12: invalid address for field: protocol.Account.address`,
  ],
  [
    'getaccount',
    '{"address":"TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HD","visible":true}',
    `${parse} : 1:12: invalid address for field: protocol.Account.address`,
  ],
  [
    'getblockbynum',
    '{"num":"5"}',
    `${parse} : 1:8: Couldn't parse integer: For input string: ""5""`,
  ],
  [
    'getblockbynum',
    '{"num":true}',
    `${parse} : 1:8: Couldn't parse integer: For input string: "true"`,
  ],
  [
    'getblockbynum',
    '{"num":9223372036854775808}',
    `${parse} : 1:8: Couldn't parse integer: Number out of range for 64-bit signed integer: 9223372036854775808`,
  ],
  ['getblock', '{"id_or_num":"-1"}', 'num must be non-positive number.'],
  ['getblock', '{"id_or_num":"abc"}', 'id must be legal block hash.'],
  [
    'getproposalbyid',
    '{}',
    'class java.security.InvalidParameterException : key [id] does not exist',
  ],
  ['getproposalbyid', '{"id":"one"}', 'class java.lang.NumberFormatException : null'],
  ['getBrokerage', '{"address":"41zz"}', expect.stringMatching(/^INVALID address, /)],
  [
    'freezebalancev2',
    '{"owner_address":"41","resource":"MUSIC"}',
    `${parse} : 1:34: Enum type "protocol.ResourceCode" has no value named "MUSIC".`,
  ],
  [
    'delegateresource',
    '{"owner_address":"41","lock":"yes"}',
    `${parse} : 1:30: Expected "true" or "false".`,
  ],
  ['deploycontract', '{"owner_address":"zz"}', decoder],
  [
    'deploycontract',
    '{"owner_address":"41","consume_user_resource_percent":101}',
    'class org.tron.core.exception.ContractValidateException : percent must be >= 0 and <= 100',
  ],
  ['broadcasttransaction', '{}', 'class java.lang.NullPointerException : null'],
  [
    'broadcasttransaction',
    '{"raw_data":{"contract":7}}',
    'class java.lang.NullPointerException : null',
  ],
  ['broadcasthex', '{"transaction":"xyz"}', decoder],
  [
    'broadcasthex',
    '{"transaction":"ff"}',
    expect.stringMatching(/^class com\.google\.protobuf\.InvalidProtocolBufferException : /),
  ],
  ['getsignweight', '{}', 'class java.lang.NullPointerException : null'],
  [
    'getaccountbalance',
    '{}',
    'class java.lang.IllegalArgumentException : account_identifier is null',
  ],
  [
    'getblockbalance',
    '{"hash":"00","number":1}',
    'class java.lang.IllegalArgumentException : block_identifier hash length not equals 32',
  ],
]

describe('a request that is wrong gets 200 and the node’s words', () => {
  test.each(posted)('%s %s', async (path, body, error) => {
    const { status, text } = await post(`/wallet/${path}`, body)
    expect(status).toBe(200)
    const reply = (JSON.parse(text) as { Error: string }).Error
    expect(reply).toEqual(error)
  })

  test.each([
    ['getblockbynum?num=x', 'class java.lang.NumberFormatException : For input string: "x"'],
    ['gettransactionbyid?value=zz', decoder],
    ['getaccount?address=zz', `${parse} : 1:1: INVALID hex String`],
    ['getaccountresource?address=zz', decoder],
    [
      'getaccountresource?address=T0VQGm1qAQYVdetCeGRRkTWYYrLXuHK2HD&visible=true',
      'class java.lang.IllegalArgumentException : Illegal character 0 at 1',
    ],
  ])('GET %s', async (path, error) => {
    const { text } = await ask('GET', `/wallet/${path}`)
    expect(JSON.parse(text)).toEqual({ Error: error })
  })
})

describe('calls return their failures in `result`', () => {
  const owner = `41${'07'.repeat(20)}`
  test.each([
    ['triggerconstantcontract', {}, "owner_address isn't set."],
    [
      'triggerconstantcontract',
      { owner_address: owner },
      'At least one of contract_address and data must be set.',
    ],
    [
      'triggerconstantcontract',
      { owner_address: owner, data: '00', function_selector: 'f()' },
      'While trying to deploy, function_selector and data can not be both set.',
    ],
    ['triggersmartcontract', { owner_address: owner }, "contract_address isn't set."],
  ])('%s %j', async (path, body, message) => {
    const { text } = await post(`/wallet/${path}`, JSON.stringify({ ...body, visible: true }))
    expect(JSON.parse(text)).toEqual({
      result: {
        code: 'OTHER_ERROR',
        message: `class java.security.InvalidParameterException : ${message}`,
      },
    })
  })

  test('in hex unless visible', async () => {
    const { text } = await post('/wallet/triggerconstantcontract', '{}')
    const { result } = JSON.parse(text) as { result: { message: string } }
    expect(Buffer.from(result.message, 'hex').toString()).toContain("owner_address isn't set.")
  })
})

describe('what never reaches an endpoint', () => {
  test('an unknown path is 404, another method 405, a body above 4 MiB 413', async () => {
    expect(await ask('GET', '/wallet/nothing')).toEqual({
      status: 404,
      text: '{"url":"/wallet/nothing","status":"404","message":"Not Found"}',
    })
    const put = await ask('PUT', '/wallet/getnowblock', '{}')
    expect(put.status).toBe(405)
    expect(JSON.parse(put.text)).toMatchObject({
      message: 'HTTP method PUT is not supported by this URL',
    })
    const big = await post('/wallet/getaccount', ' '.repeat(4 * 1024 * 1024 + 1))
    expect(big.status).toBe(413)
    expect(JSON.parse(big.text)).toMatchObject({ message: 'Payload Too Large' })
    const fits = await post('/wallet/getnowblock', ' '.repeat(4 * 1024 * 1024))
    expect(fits.status).toBe(200)
  })

  test('GET on what only takes POST is 200 and nothing, or 405 where the servlet has none', async () => {
    for (const path of ['createtransaction', 'deploycontract', 'triggersmartcontract']) {
      expect(await ask('GET', `/wallet/${path}`)).toEqual({ status: 200, text: '' })
    }
    for (const path of ['/wallet/broadcasttransaction', '/wallet/getaccountbalance', '/jsonrpc']) {
      expect((await ask('GET', path)).status).toBe(405)
    }
  })

  test('names of objects are no endpoints', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect((await post(`/wallet/${name}`, '{}')).status).toBe(404)
      expect((await post(`/v1/${name}/x/events`, '{}')).status).toBe(404)
    }
  })
})

test('a message may be visible, and addresses go by it alone', async () => {
  const base58 = addressOf(net, 'bob')
  const hex = await post('/wallet/getaccount', JSON.stringify({ address: base58 }))
  expect(JSON.parse(hex.text)).toEqual({ Error: `${parse} : 1:12: INVALID hex String` })
  const right = await post('/wallet/getaccount', JSON.stringify({ address: base58, visible: true }))
  expect(JSON.parse(right.text)).toMatchObject({ address: base58, balance: 1_000_000_000_000 })
})

test('validateaddress knows hex, base58 and base64', async () => {
  const reply = async (address: string): Promise<unknown> =>
    JSON.parse((await post('/wallet/validateaddress', JSON.stringify({ address }))).text)
  const hex = `41${'07'.repeat(20)}`
  expect(await reply(hex)).toEqual({ result: true, message: 'Hex string format' })
  expect(await reply(addressOf(net, 'bob'))).toEqual({
    result: true,
    message: 'Base58check format',
  })
  const base64 = Buffer.from(hex, 'hex').toString('base64')
  expect(await reply(base64)).toEqual({ result: true, message: 'Base64 format' })
  expect(await reply('short')).toEqual({ result: false, message: 'Length error' })
  expect(await reply(`42${'07'.repeat(20)}`)).toEqual({ result: false, message: 'Invalid address' })
  expect(await reply('T'.repeat(34))).toEqual({ result: false, message: 'Invalid address' })
})

test('a balance at a block is the one that block left', async () => {
  const faucet = async (): Promise<{ hash: string; number: number }> => {
    await net.faucet(addressOf(net, 'carol'), 5)
    const { head } = net.status()
    return { hash: head.id, number: head.number }
  }
  const first = await faucet()
  const second = await faucet()
  await net.mine(3)
  const at = async (block: { hash: string; number: number }): Promise<unknown> => {
    const account = { address: addressOf(net, 'carol') }
    const body = { account_identifier: account, block_identifier: block, visible: true }
    return JSON.parse((await post('/wallet/getaccountbalance', JSON.stringify(body))).text)
  }
  expect(await at(first)).toEqual({ balance: 1_000_000_000_005, block_identifier: first })
  expect(await at(second)).toEqual({ balance: 1_000_000_000_010, block_identifier: second })
  const { head } = net.status()
  expect(await at({ hash: head.id, number: head.number })).toEqual({
    balance: 1_000_000_000_010,
    block_identifier: second,
  })
  expect(await at({ ...first, number: first.number + 1 })).toEqual({
    Error: 'class java.lang.IllegalArgumentException : number and hash do not match',
  })
})
