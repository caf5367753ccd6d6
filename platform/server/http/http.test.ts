import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'

import { endpoint } from '#platform/std/endpoint.ts'
import { ContractRefusal } from '#platform/chain/node.ts'
import { defineFailures, Failure, failures } from '#platform/std/failure.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { App } from '#platform/server/app.ts'
import { bindApi } from '#platform/server/bind.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { shortPlace } from './callLog.ts'
import { buildHttp } from './http.ts'
import { answering } from '#tests/http/db.ts'
import { secrets } from '#platform/server/log.ts'

/** The server with endpoints of its own: how unexpected errors are handled. */
const lines: string[] = []
const api = {
  echo: endpoint({
    path: '/tessera/test/echo',
    summary: 'Returns',
    input: z.object({ word: z.optional(z.string()) }),
    output: z.object({ word: z.string() }),
  }),
  reader: endpoint({
    path: '/tessera/test/reader',
    summary: 'States which database it reads',
    input: z.object({}),
    output: z.object({ from: z.string() }),
  }),
  byName: endpoint({
    method: 'GET',
    path: '/tessera/test/by/{word}',
    summary: 'Returns what the path contains',
    input: z.object({ word: z.string() }),
    output: z.object({ word: z.string() }),
  }),
}
const waiting = defineFailures({
  BUSY: { status: 503, retry: true, text: { en: 'Try again in a moment', tc: '請稍後再試' } },
})
const handlers = bindApi(api, {
  async echo({ word }) {
    if (word === 'throw') throw new Error('the password is 1234')
    if (word === 'busy') throw new Failure(waiting.BUSY)
    if (word === 'refused') throw new ContractRefusal('priceOf', 'No such series')
    if (word === 'node') {
      throw new Failure(failures.NODE_UNAVAILABLE, { cause: new Error('silent') })
    }
    return { word: word === 'wrong' ? (7 as unknown as string) : (word ?? '') }
  },
  reader: async (_, { app, db }) => ({ from: db === app.db ? 'primary' : 'replica' }),
  byName: async ({ word }) => ({ word }),
})

/** Signed in by any token: its own text is the address. */
function appWith(parts: { rateLimit?: number; network?: string; clock?: ChainClock } = {}): App {
  const { rateLimit = 0, network = 'nile', clock = seen() } = parts
  const sink = new Writable({
    write(line: Buffer, _, done) {
      lines.push(line.toString())
      done()
    },
  })
  return {
    config: { rateLimit },
    deployment: { network, chainId: '0x1' },
    clock,
    db: answering({ address: 'TOne' }),
    log: pino({ redact: secrets }, sink),
  } as unknown as App
}

function seen(): ChainClock {
  const clock = new ChainClock()
  clock.see({ number: 1, id: 'a', parent: 'b', time: 1 }, 1)
  return clock
}

const post = { method: 'POST', url: '/tessera/test/echo' } as const
const form = { 'content-type': 'application/x-www-form-urlencoded' }

beforeEach(() => {
  lines.length = 0
})

test.each(['throw', 'wrong'])(
  'an unexpected error (%s) is INTERNAL with a reference into the log, and no detail',
  async (word) => {
    const http = await buildHttp(appWith(), handlers, null)
    const reply = await http.inject({ ...post, headers: form, payload: `word=${word}` })
    expect(reply.statusCode).toBe(500)
    const { msg, ...rest } = reply.json()
    expect(rest).toEqual({ code: 'INTERNAL', data: null, retry: true })
    const reference = /Reference ([0-9a-f-]{36})$/.exec(msg)?.[1] ?? 'none'
    expect(reply.body).not.toMatch(/1234|zod|stack|\.ts/i)
    const logged = lines.find((line) => line.includes('call failed')) ?? ''
    expect(JSON.parse(logged)).toMatchObject({ reference, level: 50 })
    expect(reply.headers['cache-control']).toBe('no-store')
  },
)

test('a contract that refuses a read no longer has what the index had: worth another try', async () => {
  const http = await buildHttp(appWith(), handlers, null)
  const reply = await http.inject({ ...post, headers: form, payload: 'word=refused' })
  expect([reply.statusCode, reply.json()]).toMatchObject([
    503,
    { code: 'CHAIN_CHANGED', data: null, retry: true },
  ])
  expect(lines.some((line) => line.includes('No such series'))).toBe(true)
})

test('a call leaves one line: its path, status and time, nothing of what it carried', async () => {
  const http = await buildHttp(appWith(), handlers, null)
  const headers = { ...form, token: 'very-secret' }
  await http.inject({ ...post, headers, payload: 'word=private', query: { q: 'private' } })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'POST',
    path: '/tessera/test/echo',
    status: 200,
    msg: 'call',
  })
  expect(lines[0]).not.toMatch(/very-secret|private/)
})

test('secrets are kept out of every log line', () => {
  const { log } = appWith()
  const secret = 'very-secret'
  log.info({ token: secret, input: { signature: secret }, req: { headers: { token: secret } } })
  log.error({ config: { databaseUrl: `postgres://me:${secret}@host/db` } }, 'no')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain(secret)
})

test('until a block was seen every call is NOT_READY, and worth a retry', async () => {
  const http = await buildHttp(appWith({ clock: new ChainClock() }), handlers, null)
  const reply = await http.inject(post)
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({ code: 'NOT_READY', retry: true, data: null })
})

test('a GET has its fields from path and query', async () => {
  const http = await buildHttp(appWith(), handlers, null)
  const reply = await http.inject({ method: 'GET', url: '/tessera/test/by/%E7%B4%85?x=1' })
  expect(reply.json()).toEqual({ code: 'OK', msg: '', data: { word: '紅' } })
})

test.each([
  ['a path that cannot be decoded', '/tessera/test/by/%E7%', 422],
  ['an address of nothing that cannot be decoded', '/%', 422],
  ['another case', '/tessera/test/By/x', 404],
])('%s is refused in the envelope', async (_, url, status) => {
  const http = await buildHttp(appWith(), handlers, null)
  const reply = await http.inject({ method: 'GET', url })
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ data: null, code: status === 404 ? 'NOT_FOUND' : 'INVALID' })
  expect(reply.headers['cache-control']).toBe('no-store')
})

const anyMethod = (http: FastifyInstance, method: string, url: string, rest: object = {}) =>
  http.inject({ method: method as 'GET', url, ...rest })

test.each([
  ['GET', '/tessera/test/echo', 'POST'],
  ['HEAD', '/tessera/test/echo', 'POST'],
  ['OPTIONS', '/tessera/test/echo?a=1', 'POST'],
  ['PROPFIND', '/tessera/test/echo', 'POST'],
  ['POST', '/tessera/test/by/%E7%B4%85', 'GET, HEAD'],
  ['DELETE', '/tessera/test/by/x', 'GET, HEAD'],
])('%s %s is 405 and names the methods there are', async (method, url, allow) => {
  const http = await buildHttp(appWith(), handlers, null)
  const reply = await anyMethod(http, method, url)
  expect([reply.statusCode, reply.headers['allow']]).toEqual([405, allow])
  if (method === 'HEAD') return
  expect(reply.json()).toEqual({
    code: 'METHOD_NOT_ALLOWED',
    msg: `This path takes ${allow}`,
    data: null,
    retry: false,
  })
})

test.each(['/tessera/test/by', '/tessera/test/by/x/y', '/tessera/test/echo/', '/none'])(
  'a path that is none (%s) is 404 by any method, whatever is sent',
  async (url) => {
    const http = await buildHttp(appWith(), handlers, null)
    for (const method of ['GET', 'POST', 'DELETE', 'PROPFIND']) {
      // Of a body that would be refused nothing is read.
      const body = method === 'GET' ? {} : { headers: { 'content-type': 'a/b' }, payload: 'x' }
      const reply = await anyMethod(http, method, url, body)
      expect([reply.statusCode, reply.headers['allow']]).toEqual([404, undefined])
      expect(reply.json()).toMatchObject({ code: 'NOT_FOUND', data: null })
    }
  },
)

test('an unknown page is 404 and shows the app’s not-found screen', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-web-'))
  try {
    const web = path.join(folder, 'web')
    const renderer = path.join(folder, 'web.renderer')
    mkdirSync(web)
    mkdirSync(path.join(renderer, 'frames/en'), { recursive: true })
    writeFileSync(path.join(web, 'index.html'), 'the app')
    writeFileSync(path.join(renderer, 'frames/en/home.html'), '<div id="app"></div>')
    writeFileSync(
      path.join(renderer, 'render.mjs'),
      "export const serverRendered = { home: { params: [] } }\nexport const render = async () => ({ html: 'home', calls: [] })",
    )
    const http = await buildHttp(appWith(), handlers, web)
    const ask = async (url: string) => {
      const { statusCode, body } = await http.inject({ method: 'GET', url })
      return [statusCode, body]
    }
    expect(await ask('/')).toEqual([200, 'home'])
    expect(await ask('/nothing')).toEqual([404, 'the app'])
    expect((await ask('/nothing.js'))[0]).toBe(404)
    expect((await anyMethod(http, 'POST', '/')).headers['allow']).toBe('GET, HEAD')
    await http.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the line of a call names its place and its address, shortened', async () => {
  const http = await buildHttp(appWith(), handlers, null)
  const call = async (remoteAddress: string, headers: Record<string, string>) => {
    lines.length = 0
    await http.inject({ ...post, remoteAddress, headers: { ...form, ...headers } })
    const { from, address } = JSON.parse(lines[0] ?? '')
    return { from, address }
  }
  expect(await call('203.0.113.77', {})).toEqual({ from: '203.0.113.x', address: undefined })
  const signedIn = { token: 'x' }
  const longAddress = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
  const app = appWith()
  const own = await buildHttp({ ...app, db: answering({ address: longAddress }) }, handlers, null)
  lines.length = 0
  await own.inject({ ...post, remoteAddress: '2001:db8::1', headers: { ...form, ...signedIn } })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    from: '2001:db8:0::x',
    address: 'TQn9Y2…bLSE',
  })
  expect(lines.join('')).not.toContain(longAddress)
})

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
  ['2001:db8::5:6', '2001:db8:0::x'],
  ['1::3:4:5:6:7:8', '1:0:3::x'],
  ['::1', '0:0:0::x'],
])('the place %s is logged as %s', (ip, short) => {
  expect(shortPlace(ip)).toBe(short)
})

test('a refusal with a cause is logged as a warning; one without a cause only in the line of its call', async () => {
  const ask = async (word: string) => {
    lines.length = 0
    const http = await buildHttp(appWith(), handlers, null)
    const reply = await http.inject({ ...post, headers: form, payload: `word=${word}` })
    const levels = lines.map((line) => JSON.parse(line).level)
    return [reply.statusCode, levels]
  }
  expect(await ask('busy')).toEqual([503, [30]])
  expect(await ask('node')).toEqual([503, [40, 30]])
  expect(await ask('throw')).toEqual([500, [50, 30]])
})

test('the calls described are limited as calls are', async () => {
  const http = await buildHttp(appWith({ rateLimit: 2 }), handlers, null)
  http.get('/docs', async () => 'calls')
  http.get('/openapi.json', async () => 'calls')
  http.get('/docs.css', async () => 'style')
  const ask = async (url: string) => (await http.inject({ method: 'GET', url })).statusCode
  expect([await ask('/docs'), await ask('/openapi.json'), await ask('/docs')]).toEqual([
    200, 200, 429,
  ])
  expect(await ask('/docs.css')).toBe(200)
})

test('a field sent twice is no text, and one called __proto__ is nothing', async () => {
  const http = await buildHttp(appWith(), handlers, null)
  const send = (payload: string) => http.inject({ ...post, headers: form, payload })
  expect((await send('word=a&word=b')).json()).toMatchObject({ code: 'INVALID', field: 'word' })
  expect((await send('__proto__=a&constructor=b&word=c')).json().data).toEqual({ word: 'c' })
  expect((await send('%=%E0%A4&word=%zz')).statusCode).toBe(200)
})

test('the same address is limited wherever it calls from; another is not', async () => {
  const http = await buildHttp(appWith({ rateLimit: 3 }), handlers, null)
  const call = (remoteAddress: string, token?: string) =>
    http.inject({ ...post, remoteAddress, headers: token === undefined ? {} : { token } })
  const statuses: number[] = []
  for (const place of ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4']) {
    statuses.push((await call(place, 'x')).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await call('1.1.1.5')).statusCode).toBe(200)
  const refused = await call('1.1.1.6', 'x')
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', retry: true })
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(refused.json().msg).toBe(`Too many requests. Try again in ${seconds} s`)
})

test('a replica answers anonymous readers; a signed-in reader reads what he has written', async () => {
  const app = appWith()
  const reads = { another: 'database' } as unknown as App['db']
  const ask = async (of: App, headers: Record<string, string>) => {
    const http = await buildHttp(of, handlers, null)
    const reply = await http.inject({ ...post, url: '/tessera/test/reader', headers })
    return reply.json().data
  }
  expect(await ask({ ...app, reads }, {})).toEqual({ from: 'replica' })
  expect(await ask({ ...app, reads }, { token: 'mine' })).toEqual({ from: 'primary' })
  expect(await ask(app, {})).toEqual({ from: 'primary' })
})

test('a call’s reply is data and nothing else: not kept, not guessed at, nothing in it runs', async () => {
  const http = await buildHttp(appWith(), handlers, null)
  const good = await http.inject(post)
  const bad = await http.inject({ ...post, url: '/tessera/test/none' })
  const undecoded = await http.inject({ ...post, url: '/tessera/test/by/%' })
  expect([good.statusCode, bad.statusCode, undecoded.statusCode]).toEqual([200, 404, 422])
  for (const { headers } of [good, bad, undecoded]) {
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  }
})

test('a refusal before routing has a page’s headers', async () => {
  const http = await buildHttp(appWith(), handlers, null)
  const undecoded = await http.inject({ method: 'GET', url: '/%' })
  const page = await http.inject({ method: 'GET', url: '/none' })
  expect([undecoded.statusCode, page.statusCode]).toEqual([422, 404])
  const changing = ['date', 'content-length']
  const lasting = (headers: object) =>
    Object.entries(headers).filter(([name]) => !changing.includes(name))
  expect(lasting(undecoded.headers)).toEqual(lasting(page.headers))
  expect(undecoded.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  })
})
