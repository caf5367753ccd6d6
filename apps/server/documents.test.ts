import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { App } from '#platform/server/app.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { answering } from '#tests/http/db.ts'
import type { IndexRunner } from '#platform/server/indexer/run.ts'
import { endpoint } from '#platform/std/endpoint.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { addDocuments } from './documents.ts'

/** Requests without a limit: cost is paid once, however often they are sent. */
function server() {
  const cost = { described: 0, node: 0 }
  const api = {
    echo: endpoint({
      path: '/tessera/test/echo',
      summary: 'Returns',
      input: z.object({}),
      output: z.object({}),
    }),
  }
  const described = {
    get endpoint() {
      cost.described++
      return api.echo
    },
  }
  const app = {
    config: { links: [], nativeSymbol: 'TRX' },
    deployment: { network: 'nile', fingerprint: 'f', chainId: '0x1' },
    clock: new ChainClock(),
    db: answering({ version: '15', schema: '1 first' }),
    node: {
      async head() {
        cost.node++
        return { number: 7 }
      },
    },
  } as unknown as App
  const indexer = { caughtUpAt: performance.now(), otherChain: null, height: 7 }
  const http = Fastify()
  addDocuments(http, {
    app,
    indexer: indexer as unknown as IndexRunner,
    isReady: () => true,
    calls: [described],
    demoAccounts: [],
  })
  const ask = async (url: string, language = 'en') =>
    http.inject({ url, headers: { 'accept-language': language } })
  return { cost, indexer, ask, http }
}

test.each(['/openapi.json', '/docs'])('%s is written once', async (url) => {
  const { cost, ask } = server()
  const first = await ask(url)
  const described = cost.described
  expect(described).toBeGreaterThan(0)
  const second = await ask(url)
  expect(second.body).toBe(first.body)
  expect(second.body).toContain('/tessera/test/echo')
  expect(second.headers['content-type']).toBe(first.headers['content-type'])
  expect(cost.described).toBe(described)
})

test.each(['/openapi.json', '/docs'])(
  '%s is compressed, and not sent again to a client that has it',
  async (url) => {
    const { http } = server()
    const plain = await http.inject({ url })
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await http.inject({
        url,
        headers: { 'accept-encoding': encoding },
      })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['vary']).toContain('accept-encoding')
      expect(unpack(rawPayload).toString()).toBe(plain.body)
    }
    const etag = String(plain.headers['etag'])
    const again = await http.inject({ url, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)

test('the page is written once in each language', async () => {
  const { cost, ask } = server()
  const bodies = { en: (await ask('/docs', 'en')).body, tc: (await ask('/docs', 'zh-TW')).body }
  const { described } = cost
  expect(bodies.en).toContain('Returns')
  expect(bodies.tc).toContain('回覆')
  expect((await ask('/docs', 'en-GB')).body).toBe(bodies.en)
  expect((await ask('/docs', 'zh-TW')).body).toBe(bodies.tc)
  expect(cost.described).toBe(described)
})

test('the document is JSON', async () => {
  const { headers, body } = await server().ask('/openapi.json')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0' })
})

test('concurrent requests for health share one request to the node, and report the current state of the index', async () => {
  const { cost, indexer, ask } = server()
  const all = await Promise.all(Array.from({ length: 20 }, () => ask('/healthz')))
  expect(all.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(cost.node).toBe(1)
  indexer.height = 9
  indexer.caughtUpAt = 0
  const starting = await ask('/healthz')
  expect(starting.statusCode).toBe(503)
  expect(starting.json()).toMatchObject({ status: 'starting', indexHeight: 9 })
})
