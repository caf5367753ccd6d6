import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildHttp } from '#platform/server/http/http.ts'
import { hostileTexts } from './forms.ts'
import { type RawAnswer, sendRaw } from './socket.ts'
import { countWrites } from '#platform/server/database/testing/writes.ts'

/** Bytes that no browser sends. Each is refused in words or hung up on; the server stays well and nothing is changed. */
let stack: Stack
let alice: Client
let writes: () => Promise<number>

beforeAll(async () => {
  stack = await startStack({ web: true })
  alice = new Client(stack, 'alice')
  await alice.signIn()
  const { world } = stack
  await world.send('alice', 'Team', 'bindParent', [world.hex('deployer')])
  // What is written from here on is written by a call.
  await stack.server.indexer.stop()
  writes = await countWrites(stack.server.app.db)
})
afterAll(() => stack?.close())

const time = '/deposit/aon/getTimestamp'
const urlencoded = 'content-type: application/x-www-form-urlencoded'

const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', body].join('\r\n')
const post = (path: string, headers: readonly string[], body = ''): string =>
  request(`POST ${path}`, [urlencoded, ...headers], body)
const send = (...pieces: string[]): Promise<RawAnswer> => sendRaw(stack.server.url, ...pieces)

/** Not a row of any table was written, and the server serves correct requests. */
async function untouched(): Promise<void> {
  expect(await writes()).toBe(0)
  expect((await fetch(stack.server.url + time, { method: 'POST' })).status).toBe(200)
}

/** One of the statuses, in the envelope of every refusal, with nothing of ours in it. */
async function refused(sent: Promise<RawAnswer>, ...statuses: number[]): Promise<void> {
  const answer = await sent
  await untouched()
  expect(statuses).toContain(answer.status)
  if (answer.status === 0) return
  const { code, msg, data, ...rest } = JSON.parse(answer.body) as Record<string, unknown>
  expect({ code: typeof code, msg: typeof msg, data }).toEqual({
    code: 'string',
    msg: 'string',
    data: null,
  })
  expect(Object.keys(rest).toSorted()).toEqual(
    rest['field'] === undefined ? ['retry'] : ['field', 'retry'],
  )
  expect(answer.body).not.toMatch(/node_modules|\.ts|Error:|stack/)
  expect(answer.head).toMatch(/content-type: application\/json/i)
  expect(answer.head).toMatch(/x-content-type-options: nosniff/i)
}

describe('a body', () => {
  const tenMegabytes = 10 * 1024 * 1024

  test('of 10 MB by its length is refused before it is read', async () => {
    await refused(send(post(time, [`content-length: ${tenMegabytes}`])), 413)
  })

  test('of 10 MB in chunks is cut off at 64 KiB', async () => {
    const chunk = `${(16 * 1024).toString(16)}\r\n${'a'.repeat(16 * 1024)}\r\n`
    const chunks = Array.from({ length: tenMegabytes / (16 * 1024) }, () => chunk)
    const head = post(time, ['transfer-encoding: chunked'])
    await refused(send(head, ...chunks, '0\r\n\r\n'), 413, 0)
  })

  const upload = '/deposit/common/upload/oss/image'
  const file = (...headers: string[]) => [
    'content-type: multipart/form-data; boundary=x',
    `token: ${alice.token}`,
    ...headers,
  ]

  test('with a file of 10 MB is refused before it is read, and cut off at its limit', async () => {
    const long = request(`POST ${upload}`, file(`content-length: ${tenMegabytes}`))
    await refused(send(long), 413)
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
    const chunk = `${(64 * 1024).toString(16)}\r\n${part.padEnd(64 * 1024)}\r\n`
    const chunks = Array.from({ length: tenMegabytes / (64 * 1024) }, () => chunk)
    await refused(
      send(request(`POST ${upload}`, file('transfer-encoding: chunked')), ...chunks),
      413,
      0,
    )
  })

  test.each([
    [
      'thirty thousand parts',
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n\r\n'.repeat(30_000),
    ],
    [
      'a name that never ends',
      `--x\r\ncontent-disposition: form-data; name="${'a'.repeat(1_000_000)}`,
    ],
    ['headers alone', `--x\r\n${'a: b\r\n'.repeat(100_000)}`],
    ['line ends alone', '\r\n'.repeat(500_000)],
    ['boundaries alone', '--x\r\n'.repeat(200_000)],
  ])('of files with %s', async (_, body) => {
    const lengths = `content-length: ${Buffer.byteLength(body)}`
    await refused(send(request(`POST ${upload}`, file(lengths), body)), 422)
  })

  test.each([
    ['both lengths', ['transfer-encoding: chunked', 'content-length: 4'], '0\r\n\r\n'],
    ['two lengths', ['content-length: 4', 'content-length: 5'], 'a=b'],
    ['a negative length', ['content-length: -1'], ''],
    ['a length that is no number', ['content-length: 0x10'], 'a'],
    ['chunks of no size', ['transfer-encoding: chunked'], 'zz\r\na\r\n0\r\n\r\n'],
    ['a chunk larger than any', ['transfer-encoding: chunked'], `${'f'.repeat(17)}\r\n`],
    ['a chunk named endlessly', ['transfer-encoding: chunked'], `1;${'x'.repeat(20_000)}\r\na\r\n`],
    ['an unknown coding', ['transfer-encoding: chunked, gzip'], '0\r\n\r\n'],
    ['one request in another', ['transfer-encoding: xchunked', 'content-length: 4'], 'a=b'],
  ])('with %s', async (_, headers, body) => {
    await refused(send(post(time, headers, body)), 400, 413)
  })

  test.each([
    ['no type', undefined, 'a=b'],
    ['JSON', 'application/json', '{"address":{"$gt":""}}'],
    ['JSON nested 5,000 deep', 'application/json', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['XML', 'text/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
    ['multipart', 'multipart/form-data; boundary=x', '--x\r\n\r\na\r\n--x--'],
    ['plain text', 'text/plain', 'address=x'],
    ['a type of its own', 'x'.repeat(200), 'a=b'],
    ['two types', 'application/x-www-form-urlencoded, application/json', 'a=b'],
  ])('of %s', async (_, type, body) => {
    const headers = type === undefined ? [] : [`content-type: ${type}`]
    const lengths = [`content-length: ${Buffer.byteLength(body)}`]
    await refused(send(request(`POST ${time}`, [...headers, ...lengths], body)), 415)
  })

  test.each([
    ['a key a thousand times', 'address=a&'.repeat(1_000)],
    ['twenty thousand keys', Array.from({ length: 20_000 }, (_, n) => `${n}`).join('&')],
    ['brackets a thousand deep', `address${'[a]'.repeat(1_000)}=1`],
    ['bytes that are no UTF-8', 'address=%FF%FE%C0%80'],
    ['raw bytes above ASCII', 'address=\u00ff\u00fe'],
    ['NUL in key and value', 'address%00=a&address=%00'],
    ['names of every object', '__proto__[x]=1&constructor[prototype][x]=1&__proto__=1'],
    ['half an escape', 'address=%&address=%Z&%'],
  ])('with %s is a form with nothing right in it', async (_, body) => {
    const lengths = [`content-length: ${Buffer.byteLength(body)}`]
    await refused(send(post('/deposit/aon/addressInfo', lengths, body)), 422, 413)
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  test('with any hostile text in any field is refused by the field’s name', async () => {
    for (const text of hostileTexts) {
      const answer = await alice.post('/deposit/aon/addressInfo', { address: text })
      expect(answer).toMatchObject({ status: 422, code: 'INVALID', field: 'address', data: null })
    }
  })
})

describe('headers', () => {
  test.each([
    ['one of 100 kB', [`x: ${'a'.repeat(100_000)}`]],
    ['five thousand', Array.from({ length: 5_000 }, (_, n) => `x${n}: ${n}`)],
    ['a token of 50 kB', [`token: ${'a'.repeat(50_000)}`]],
    ['a language of 50 kB', [`accept-language: ${'en,'.repeat(17_000)}`]],
  ])('%s', async (_, headers) => {
    await refused(send(post(time, headers)), 431)
  })

  test.each([
    ['a NUL', 'x: a\u0000b'],
    ['a line feed of its own', 'x: a\n b'],
    ['no colon', 'nothing'],
    ['a space before the colon', 'content-length : 3'],
  ])('with %s', async (_, header) => {
    await refused(send(post(time, [header])), 400)
  })

  test('a session is one token in one header; no other place counts, nor two of them', async () => {
    const member = '/deposit/member/getMemberInfo'
    const wrong = [
      [],
      [`cookie: token=${alice.token}`],
      [`authorization: Bearer ${alice.token}`],
      [`token: ${alice.token}`, `token: ${alice.token}`],
      [`token: ${alice.token}, x`],
      [`x-token: ${alice.token}`],
    ]
    for (const headers of wrong) {
      await refused(send(post(member, headers)), 401)
    }
    await refused(send(post(`${member}?token=${alice.token}`, [])), 401)
  })

  test('whatever host is named, replies name only our own', async () => {
    const config = async (headers: string[]) => {
      const lines = ['GET /config.json HTTP/1.1', 'connection: close', ...headers, '', '']
      return sendRaw(stack.server.url, lines.join('\r\n'))
    }
    const forged = await config([
      'host: evil.example',
      'x-forwarded-host: evil.example',
      'x-forwarded-proto: https',
      'forwarded: host=evil.example',
      'origin: https://evil.example',
    ])
    expect(forged.status).toBe(200)
    expect(forged.head + forged.body).not.toMatch(/evil|access-control/i)
    expect(forged.body).toBe((await config(['host: localhost'])).body)
    // Node itself answers a request that names no host.
    expect((await config([])).status).toBe(400)
  })
})

describe('a method', () => {
  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'MOVE'])(
    '%s is not a call, nor is POST by another name',
    async (method) => {
      await refused(send(request(`${method} ${time}`)), 405, 400)
      const renamed = ['x-http-method-override: POST', 'x-method-override: POST']
      await refused(send(request(`${method} ${time}?_method=POST`, renamed)), 405, 400)
    },
  )

  test.each(['CONNECT evil.example:443', 'FOO /', 'post /', ' /', 'G\u0000T /'])(
    '%j is nothing',
    async (line) => {
      await refused(send(request(line)), 400, 404, 405, 0)
    },
  )

  test('HEAD reveals nothing of a call', async () => {
    const answer = await send(request(`HEAD ${time}`))
    expect([answer.status, answer.body]).toEqual([405, ''])
  })

  test('HTTP/2 and an upgrade are not spoken', async () => {
    await refused(send('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), 400)
    const upgrade = ['upgrade: websocket', 'sec-websocket-version: 13', 'sec-websocket-key: AAAA']
    const { status } = await send(
      request(`POST ${time}`, upgrade).replace('connection: close', 'connection: upgrade, close'),
    )
    expect(status).not.toBe(101)
  })
})

describe('a path', () => {
  test.each([
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e%252fetc%252fpasswd',
    '/..\\..\\package.json',
    '/..%5c..%5cpackage.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fnode%2fserver.js',
    '/assets/%00.js',
    '/drawn/../../node/server.js',
    '/.data/deployment.json',
    '/.git/config',
    '/.env',
    '//etc/passwd',
    '///',
    '//',
    '/?',
    '/%',
    '/%ff',
    '/\u00ff',
    '*',
    'http://evil.example/etc/passwd',
    'http://',
    `/${'a'.repeat(8_000)}`,
    `/${'%2e%2e/'.repeat(1_000)}etc/passwd`,
    '/tron/../healthz',
    '/tron/wallet/../devnet/reorg',
    '/tron/%2e%2e/devnet/reorg',
    '/DEPOSIT/aon/getTimestamp',
  ])('%j leads nowhere but into the app', async (path) => {
    for (const method of ['GET', 'POST', 'HEAD']) {
      const { status, body } = await send(request(`${method} ${path}`))
      expect(status).toBeLessThan(500)
      expect(status).toBeGreaterThanOrEqual(200)
      expect(body).not.toMatch(/root:x|"dependencies"|deployBlock|\[core\]|createServer/)
      // The app itself shows that an unknown page does not exist.
      const app = /^$|<div id="app"[ >]/
      expect(body).toMatch(status === 200 ? app : /^$|"data":null|<div id="app"[ >]/)
    }
    await untouched()
  })
})

describe('slowness', () => {
  test.each([
    ['headers that never end', 'POST / HTTP/1.1\r\nhost: a\r\nx: '],
    ['a body that never comes', post(time, ['content-length: 10'], 'a')],
    ['chunks that never end', post(time, ['transfer-encoding: chunked'], '1\r\na\r\n')],
  ])('%s: hung up on, other callers are served meanwhile', async (_, begun) => {
    const { app } = stack.server
    const bound = features.flatMap((feature) => feature.endpoints)
    const http = await buildHttp(app, bound, null)
    // The same rule as everywhere, sooner.
    http.server.headersTimeout = 200
    http.server.requestTimeout = 200
    const url = await http.listen({ port: 0, host: '127.0.0.1' })
    const slow = Array.from({ length: 50 }, () => sendRaw(url, begun))
    expect((await fetch(url + time, { method: 'POST' })).status).toBe(200)
    await Promise.all(slow.map((answer) => refused(answer, 408)))
    await http.close()
  })

  test('how long a request may take to arrive is limited', async () => {
    const http = await buildHttp(stack.server.app, [], null)
    expect(http.server.headersTimeout).toBe(5_000)
    expect(http.server.requestTimeout).toBe(10_000)
    await http.close()
  })
})
