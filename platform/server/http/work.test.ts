import { features } from '#apps/server/features.ts'
import { endpoint } from '#platform/std/endpoint.ts'
import { addressesField, fileField, numbersField, readableField } from '#platform/std/fields.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import type { App } from '#platform/server/app.ts'
import { bindApi } from '#platform/server/bind.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { buildHttp } from './http.ts'
import { answering } from '#tests/http/db.ts'
import { Work } from '#tests/http/work.ts'
import { addTronProxy } from './tronProxy.ts'

/**
 * What the worst request of each kind makes the process do, as counted work: at most so much for each byte that it is
 * allowed to send, so that twice the size is twice the work.
 */
const perByte = 20
/** What any request costs, however short. */
const perRequest = 20_000

const fileBytes = 200_000
const formBytes = 64 * 1024
const headBytes = 15_000

const api = {
  upload: endpoint({
    path: '/tessera/test/upload',
    summary: 'Takes a file',
    access: 'session',
    filesOf: fileBytes,
    input: z.object({ file: fileField(fileBytes), word: z.optional(z.string()) }),
    output: z.object({}),
  }),
  form: endpoint({
    path: '/tessera/test/form',
    summary: 'Takes a form',
    input: z.object({
      text: z.optional(readableField(20, 'lines')),
      numbers: z.optional(numbersField(9)),
      addresses: z.optional(addressesField),
    }),
    output: z.object({}),
  }),
}

let work: Work
let http: FastifyInstance
beforeAll(async () => {
  const clock = new ChainClock()
  clock.see({ number: 1, id: 'a', parent: 'b', time: 1 }, 1)
  const log = { info() {}, warn() {}, error() {}, child: () => log }
  const app = {
    config: { rateLimit: 1_000_000, trustedProxies: ['loopback', '10.0.0.0/8'] },
    deployment: { network: 'nile' },
    node: { url: 'http://node' },
    clock,
    db: answering({ address: 'TOne' }),
    log,
  } as unknown as App
  const nothing = async () => ({})
  const handlers = bindApi(api, { upload: nothing, form: nothing })
  vi.stubGlobal('fetch', async () => new Response('{}'))
  http = await buildHttp(app, handlers, null)
  await addTronProxy(http, app, async () => {})
  work = await Work.begin()
})
afterAll(async () => {
  await work?.end()
  await http?.close()
  vi.unstubAllGlobals()
})

/** Whole pieces one after the other, up to a number of bytes. */
function upTo(bytes: number, piece: (n: number) => string): string {
  const pieces: string[] = []
  for (let n = 0, length = 0; ; n++) {
    const next = piece(n)
    length += Buffer.byteLength(next)
    if (length > bytes) return pieces.join('')
    pieces.push(next)
  }
}

interface Sent {
  readonly url?: string
  readonly headers?: Record<string, string>
  readonly payload?: string
}

const most = (bytes: number): number => perRequest + perByte * bytes

async function costOf({ url = '/', headers = {}, payload }: Sent): Promise<number> {
  const method = payload === undefined ? 'GET' : 'POST'
  const send = () => http.inject({ method, url, headers, ...(payload && { payload }) })
  // What is made once at the first request is no cost of this one.
  await send()
  return work.of(send)
}

const boundary = '-'.repeat(30)
const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`

test.each<[string, (n: number) => string]>([
  ['many names', (n) => `${head(n.toString(36))}\r\n\r\n\r\n`],
  ['one name many times', () => `${head('word')}\r\n\r\n\r\n`],
  ['many files', () => `${head('file')}; filename="a"\r\nContent-Type: a/b\r\n\r\na\r\n`],
  ['boundaries alone', () => `--${boundary}\r\n`],
  ['nearly boundaries', () => '-'],
  ['a name without end', (n) => (n === 0 ? head('').slice(0, -1) : 'a')],
  ['headers without end', (n) => (n === 0 ? head('a') : '\r\na: b')],
])('files: %s', async (_, piece) => {
  const end = `--${boundary}--\r\n`
  const payload = upTo(fileBytes - end.length, piece) + end
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, token: 'mine' }
  expect(await costOf({ url: api.upload.path, headers, payload })).toBeLessThan(most(fileBytes))
})

test.each<[string, (n: number) => string]>([
  ['many names', (n) => `${n.toString(36)}=&`],
  ['many numbers as names', (n) => `${n * 1_024}=&`],
  ['one name many times', () => 'text=a&'],
  ['names alone', () => '&'],
  ['a text without end', (n) => (n === 0 ? 'text=' : 'a')],
  ['marks that take no room', (n) => (n === 0 ? 'text=' : '%CC%81')],
  ['numbers without end', (n) => (n === 0 ? 'numbers=1' : ',1')],
  ['addresses without end', (n) => (n === 0 ? 'addresses=' : 'T,')],
  ['escapes that are none', () => '%'],
])('a form: %s', async (_, piece) => {
  const payload = upTo(formBytes, piece)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await costOf({ url: api.form.path, headers, payload })).toBeLessThan(most(formBytes))
})

test.each<[string, (n: number) => string]>([
  ['lists in lists', () => '['],
  ['many names', (n) => `${n === 0 ? '{' : ','}"${n}":0`],
])('a call of the node: %s', async (_, piece) => {
  const headers = { 'content-type': 'application/json' }
  const url = '/tron/wallet/getnowblock'
  expect(await costOf({ url, headers, payload: upTo(formBytes, piece) })).toBeLessThan(
    most(formBytes),
  )
})

test.each<[string, (n: number) => string]>([
  ['dots', () => '.'],
  ['folders', () => '/a'],
  ['escapes', () => '%2e'],
  ['many names', (n) => (n === 0 ? '?' : `${n}=&`)],
  ['one name many times', (n) => (n === 0 ? '?' : 'a=&')],
])('an address: %s', async (_, piece) => {
  expect(await costOf({ url: `/${upTo(headBytes, piece)}` })).toBeLessThan(most(headBytes))
})

test.each<[string, (n: number) => string]>([
  ['x-forwarded-for', (n) => (n === 0 ? '1.1.1.1' : ',10.1.1.1')],
  ['accept-language', () => ' '],
  ['accept-encoding', () => 'br;q=1,'],
  ['cookie', () => '; locale='],
  ['token', () => 'a'],
])('a header: %s', async (name, piece) => {
  expect(await costOf({ headers: { [name]: upTo(headBytes, piece) } })).toBeLessThan(
    most(headBytes),
  )
})

describe('every field of every form', () => {
  const forms = features.flatMap(({ endpoints }) =>
    endpoints.map(({ endpoint: { input } }) => input as z.ZodMiniObject),
  )
  const fields = new Set(forms.flatMap(({ shape }) => Object.values(shape)))

  test.each(['0', '9', 'a', 'T', ',', ' ', '\u0301', '界', '\ud800'])(
    'of %j without end',
    async (sign) => {
      const text = sign.repeat(formBytes)
      const parse = () => [...fields].map((field) => z.safeParse(field as z.ZodMiniType, text))
      const count = await work.of(parse)
      expect(count).toBeLessThan(fields.size * most(formBytes))
      expect(fields.size).toBeGreaterThan(60)
    },
  )
})
