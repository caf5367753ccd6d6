import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'

import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Packed } from './packed.ts'
import { addWebFiles, sendApp } from './webFiles.ts'

let root: string
let folder: string
let http: FastifyInstance

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'tessera-web-'))
  folder = path.join(root, 'web')
  const files = { 'index.html': 'app', 'assets/app-1.js': 'script', 'theme.js': 'theme' }
  for (const [file, text] of Object.entries(files)) write(file, text)
  write('assets/app-1.js.gz', gzipSync('script'))
  for (const page of ['home', 'nft']) write(`../web.renderer/frames/en/${page}.html`, 'frame')
  http = Fastify()
  const home = {
    async page(name: string, locale: string): Promise<Packed | null> {
      if (name !== 'home') return null
      const plain = Buffer.from(`${locale} home`)
      return { etag: '"1"', plain, br: plain, gzip: plain }
    },
  }
  await addWebFiles(http, folder, home)
  http.setNotFoundHandler((_, reply) => sendApp(reply))
})

afterAll(async () => {
  await http.close()
  rmSync(root, { recursive: true, force: true })
})

function write(file: string, text: string | Buffer): void {
  const whole = path.join(folder, file)
  mkdirSync(path.dirname(whole), { recursive: true })
  writeFileSync(whole, text)
}

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })

test.each([
  ['/', undefined, 'en home'],
  ['/', 'locale=tc', 'tc home'],
  ['/', 'a=1; locale=tc; b=2', 'tc home'],
  ['/', 'locale=fr', 'en home'],
  ['/', 'mylocale=tc', 'en home'],
  ['/?inviter=T', 'locale=tc', 'tc home'],
  ['/nft', undefined, 'app'],
  ['/tx', 'locale=tc', 'app'],
])('%s with cookie %s is %s', async (url, cookie, text) => {
  const reply = await get(url, cookie === undefined ? {} : { cookie })
  expect([reply.statusCode, reply.body]).toEqual([200, text])
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.headers['content-type']).toMatch(/^text\/html/)
})

test('a prerendered page varies by cookie; every cache sees the header', async () => {
  expect((await get('/')).headers['vary']).toContain('cookie')
})

test('what is named by its content is kept; it goes out compressed to who can read it', async () => {
  const plain = await get('/assets/app-1.js')
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['script', undefined])
  const zipped = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe('script')
  for (const reply of [plain, zipped]) {
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['content-type']).toMatch(/javascript/)
  }
  expect(zipped.headers['vary']).toContain('accept-encoding')
})

test('a file that can change is requested again', async () => {
  expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache')
})

describe('a page that was rendered just now', () => {
  const plain = Buffer.from('cards')
  const sent: Packed = {
    etag: '"1"',
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
  }
  const asked: unknown[][] = []
  let now: FastifyInstance

  beforeAll(async () => {
    now = Fastify()
    await addWebFiles(now, folder, {
      page: async (...input) => {
        asked.push(input)
        return input[2].has('unknown') ? null : sent
      },
    })
  })
  afterAll(() => now.close())

  test('is sent for its address and language; where there is none, the app renders it', async () => {
    expect((await now.inject('/nft')).body).toBe('cards')
    const chosen = { url: '/nft?sort=new%20est&a=?', headers: { cookie: 'locale=tc' } }
    expect((await now.inject(chosen)).body).toBe('cards')
    const left = await now.inject('/nft?unknown')
    expect([left.body, left.headers['vary']]).toEqual(['app', 'cookie, accept-encoding'])
    expect((await now.inject('/')).body).toBe('cards')
    expect(asked).toEqual([
      ['nft', 'en', new URLSearchParams()],
      ['nft', 'tc', new URLSearchParams({ sort: 'new est', a: '?' })],
      ['nft', 'en', new URLSearchParams({ unknown: '' })],
      ['home', 'en', new URLSearchParams()],
    ])
  })

  test.each([
    ['gzip, deflate, br', 'br', sent.br],
    ['gzip;q=1.0', 'gzip', sent.gzip],
    ['brotli', undefined, plain],
    [undefined, undefined, plain],
  ])('to a browser that takes %s as %s', async (takes, encoding, bytes) => {
    const headers = takes === undefined ? {} : { 'accept-encoding': takes }
    const reply = await now.inject({ url: '/nft', headers })
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'cookie, accept-encoding',
      etag: '"1"',
    })
    expect([reply.headers['content-encoding'], reply.rawPayload]).toEqual([encoding, bytes])
  })

  test('is not sent again to a client that has it', async () => {
    const known = await now.inject({ url: '/nft', headers: { 'if-none-match': '"1"' } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const older = await now.inject({ url: '/nft', headers: { 'if-none-match': '"0"' } })
    expect([older.statusCode, older.body]).toEqual([200, 'cards'])
  })
})
