import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addWebFiles, sendApp } from './webFiles.ts'

let folder: string
let http: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-web-'))
  const files = { 'index.html': 'app', 'assets/app-1.js': 'script', 'theme.js': 'theme' }
  for (const [file, text] of Object.entries(files)) write(file, text)
  write('assets/app-1.js.gz', gzipSync('script'))
  for (const network of ['local', 'public'])
    for (const locale of ['en', 'tc'])
      for (const page of ['home', 'nft'])
        write(`drawn/${network}/${locale}/${page}.html`, `${network} ${locale} ${page}`)
  http = Fastify()
  await addWebFiles(http, folder, true)
  http.setNotFoundHandler((_, reply) => sendApp(reply))
})

afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true, force: true })
})

function write(file: string, text: string | Buffer): void {
  const whole = path.join(folder, file)
  mkdirSync(path.dirname(whole), { recursive: true })
  writeFileSync(whole, text)
}

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })

test.each([
  ['/', undefined, 'local en home'],
  ['/', 'locale=tc', 'local tc home'],
  ['/', 'a=1; locale=tc; b=2', 'local tc home'],
  ['/', 'locale=fr', 'local en home'],
  ['/', 'mylocale=tc', 'local en home'],
  ['/?inviter=T', 'locale=tc', 'local tc home'],
  ['/nft', undefined, 'local en nft'],
  ['/tx', 'locale=tc', 'app'],
])('%s with cookie %s is %s', async (url, cookie, text) => {
  const reply = await get(url, cookie === undefined ? {} : { cookie })
  expect([reply.statusCode, reply.body]).toEqual([200, text])
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.headers['content-type']).toMatch(/^text\/html/)
})

test('a drawn page differs by cookie; every cache is told', async () => {
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

test('a file that can change is asked for again', async () => {
  expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache')
})
