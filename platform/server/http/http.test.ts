import { Writable } from 'node:stream'

import { endpoint } from '#platform/std/endpoint.ts'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { App } from '#platform/server/app.ts'
import { bindApi } from '#platform/server/bind.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { buildHttp } from './http.ts'
import { answering } from './testDb.ts'
import { secrets } from '#platform/server/log.ts'

/** The door with endpoints of its own: what becomes of what nobody foresaw. */
const lines: string[] = []
const api = {
  echo: endpoint({
    path: '/tessera/test/echo',
    summary: 'Gives back',
    input: z.object({ word: z.optional(z.string()) }),
    output: z.object({ word: z.string() }),
  }),
  reader: endpoint({
    path: '/tessera/test/reader',
    summary: 'Says which database it reads',
    input: z.object({}),
    output: z.object({ from: z.string() }),
  }),
  byName: endpoint({
    method: 'GET',
    path: '/tessera/test/by/{word}',
    summary: 'Gives back what the path says',
    input: z.object({ word: z.string() }),
    output: z.object({ word: z.string() }),
  }),
}
const handlers = bindApi(
  api,
  {
    async echo({ word }) {
      if (word === 'throw') throw new Error('the password is 1234')
      return { word: word === 'wrong' ? (7 as unknown as string) : (word ?? '') }
    },
    reader: async (_, { app, db }) => ({ from: db === app.db ? 'primary' : 'replica' }),
    byName: async ({ word }) => ({ word }),
  },
  { echo: '回覆', reader: '所讀的資料庫', byName: '依路徑回覆' },
)

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
    deployment: { network },
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
  'what nobody foresaw (%s) is INTERNAL with a reference into the log, and no detail',
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

test('secrets are kept out of whatever is logged', () => {
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
  ['another method', '/tessera/test/echo', 404],
])('%s is refused in the envelope', async (_, url, status) => {
  const http = await buildHttp(appWith(), handlers, null)
  const reply = await http.inject({ method: 'GET', url })
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ data: null, code: status === 404 ? 'NOT_FOUND' : 'INVALID' })
  expect(reply.headers['cache-control']).toBe('no-store')
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

test('a replica answers whoever is not signed in; who is reads what he has written', async () => {
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

test('what is refused before it has a route says what a page says', async () => {
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
