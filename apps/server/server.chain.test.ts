import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type World, startWorld } from '#apps/deploy/testing.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import { configOf } from '#platform/server/config.ts'
import { OtherChain } from '#platform/server/indexer/otherChain.ts'
import { dumpTables } from '#platform/server/database/testing/dump.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { type Server, openServer, startServer } from './server.ts'

/** The life of a server: before it is ready, in trouble, at its end. */
let world: World
let server: Server | null = null

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(() => world.net.clearFaults())
afterEach(async () => {
  await server?.close()
  server = null
})
afterAll(() => world?.close())

interface Options {
  dataDir?: string
  chainId?: string
  port?: number
  tronUrl?: string
}

function options(input: Options = {}) {
  const { dataDir = null, port = 0, tronUrl = world.net.url } = input
  const config = { ...configOf({}), tronUrl, port, dataDir, logLevel: 'silent' }
  const { chainId = world.deployment.chainId } = input
  return { config, deployment: deploymentOf({ ...world.deployment, chainId }), webFolder: null }
}

async function health(): Promise<{ status: number; body: Record<string, unknown> }> {
  const reply = await fetch(`${server?.url}/healthz`)
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

test('before the node answers: 503, calls are NOT_READY; ready by itself afterwards', async () => {
  world.net.fault({ match: 'wallet', kind: 'status', times: 1_000_000 })
  server = await openServer(options())
  const { status, body } = await health()
  expect(status).toBe(503)
  expect(body).toMatchObject({ status: 'starting', indexHeight: 0 })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect(body['reason']).toBe('The TRON node does not answer. The index is still being built.')
  const call = await fetch(`${server.url}/deposit/aon/getTimestamp`, { method: 'POST' })
  expect(await call.json()).toMatchObject({ code: 'NOT_READY', retry: true })
  world.net.clearFaults()
  await server.ready
  const after = await health()
  const head = world.net.status().head.number
  expect(after.status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(after.body).toMatchObject({ status: 'ready', reason: '', indexHeight: head })
  expect(after.body['versions']).toMatchObject({ schema: expect.stringMatching(/^\d+ \w+/) })
})

test('the error names a database that is gone', async () => {
  server = await startServer(options())
  await server.indexer.stop()
  await server.app.db.destroy()
  const { status, body } = await health()
  expect(status).toBe(503)
  expect(body).toMatchObject({ status: 'unwell', reason: 'The database does not answer.' })
})

test('the error names a silent node, in bounded time', async () => {
  server = await startServer(options())
  world.net.fault({ match: 'wallet', kind: 'delay', ms: 60_000, times: 1_000_000 })
  const { status, body } = await health()
  expect(status).toBe(503)
  expect(body).toMatchObject({ status: 'unwell', reason: 'The TRON node does not answer.' })
  // No other server would have one.
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
}, 60_000)

const otherChain = /is of chain 0x[0-9a-f]{8}, the deployment of 0x[0-9a-f]{8}: check TRON_URL/

/** Every call and every path to the node is refused, and health states why. */
async function isRefused(): Promise<void> {
  const { status, body } = await health()
  expect(status).toBe(503)
  expect(body['reason']).toMatch(otherChain)
  for (const path of ['deposit/aon/getTimestamp', 'tron/wallet/getnowblock']) {
    const headers = path.startsWith('tron') ? { 'content-type': 'application/json' } : {}
    const call = await fetch(`${server?.url}/${path}`, { method: 'POST', headers })
    expect(await call.json()).toMatchObject({ code: 'NOT_READY', data: null })
  }
}

test('a node of another chain is refused from the start, with a clear message, and nothing is indexed', async () => {
  world.net.fault({ match: 'wallet', kind: 'status', times: 1_000_000 })
  server = await openServer(options({ chainId: '0x2b6653dc' }))
  const logged = vi.spyOn(server.app.log, 'error')
  const empty = await dumpTables(server.app.db)
  world.net.clearFaults()
  await expect(server.ready).rejects.toThrow(
    `is of chain ${world.deployment.chainId}, the deployment of 0x2b6653dc: check TRON_URL and DEPLOYMENT.`,
  )
  await isRefused()
  const problem = 'the node is of another chain'
  const message = logged.mock.calls.filter((call) => call.at(1) === problem)
  expect(message).toEqual([[{ err: expect.any(OtherChain) }, problem]])
  await expect(server.indexer.catchUp()).rejects.toThrow(otherChain)
  expect(await dumpTables(server.app.db)).toEqual(empty)
  expect(Object.values(empty).flat()).toEqual([])
})

test('a node that turns into one of another chain is no longer served from; nothing is rolled back', async () => {
  const node = await startGateway(world.net.url)
  try {
    server = await startServer(options({ tronUrl: node.url }))
    const before = await dumpTables(server.app.db)
    expect(before['chain_blocks']?.length).toBeGreaterThan(0)
    node.otherChain = true
    await expect(server.indexer.catchUp()).rejects.toThrow(otherChain)
    await isRefused()
    expect(await dumpTables(server.app.db)).toEqual(before)
    node.otherChain = false
    await server.indexer.catchUp()
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ready', reason: '' } })
    expect(await dumpTables(server.app.db)).toEqual(before)
  } finally {
    await node.close()
  }
})

/** The way to a node, behind which another chain may appear: one whose blocks have other ids. */
async function startGateway(to: string) {
  const gateway = { url: '', otherChain: false, close: async () => {} }
  const http = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const piece of request) body += String(piece)
      const answer = await fetch(to + (request.url ?? ''), { method: 'POST', body })
      const text = await answer.text()
      const ids = /("blockID":\s*"[0-9a-f]{56})[0-9a-f]{8}/g
      response.end(gateway.otherChain ? text.replace(ids, '$1deadbeef') : text)
    })()
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  gateway.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  gateway.close = async () => {
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  }
  return gateway
}

test('the page and every caller receive the operator’s links', async () => {
  const { config, ...rest } = options()
  const { links } = configOf({
    SOCIAL_LINKS: 'X=https://x.com/tessera,Forum=https://forum.example',
  })
  server = await startServer({ ...rest, config: { ...config, links } })
  const wanted = [
    { name: 'X', url: 'https://x.com/tessera' },
    { name: 'Forum', url: 'https://forum.example/' },
  ]
  const page = await fetch(`${server.url}/config.json`)
  expect(await page.json()).toMatchObject({ links: wanted })
  const call = await fetch(`${server.url}/deposit/project/baseConfig`, { method: 'POST' })
  expect(await call.json()).toMatchObject({ code: 'OK', data: { links: wanted } })
})

test('with a request in flight it ends soon, twice is once, and nothing stays open', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-server-'))
  try {
    server = await startServer(options({ dataDir }))
    const port = Number(new URL(server.url).port)
    await expect(startServer(options({ port }))).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken`,
    )
    await expect(startServer(options({ dataDir }))).rejects.toThrow('is open in another process')
    world.net.fault({ match: 'triggerconstant', kind: 'delay', ms: 60_000, times: 1_000_000 })
    const inFlight = fetch(`${server.url}/deposit/aon/productPage`, { method: 'POST' }).then(
      ({ status }) => status,
      () => 'cut',
    )
    await server.indexer.catchUp()
    await Promise.all([server.close(), server.close()])
    expect([503, 'cut']).toContain(await inFlight)
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
    // The folder is free again, and holds what it held.
    world.net.clearFaults()
    const again = await startServer(options({ dataDir, port }))
    expect(again.indexer.height).toBe(world.net.status().head.number)
    await again.close()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 90_000)

test('asked to stop, it is not ready, and answers as before until the time for that is over', async () => {
  const { config, ...rest } = options()
  const ready = async () => (await fetch(`${server?.url}/readyz`)).status
  const call = async () =>
    (await fetch(`${server?.url}/deposit/aon/getTimestamp`, { method: 'POST' })).status
  const waits: number[] = []
  let end = (): void => {}
  const pause = (ms: number): Promise<void> => {
    waits.push(ms)
    return new Promise((resolve) => (end = resolve))
  }
  server = await startServer({ ...rest, config: { ...config, drainMs: 5_000 }, pause })
  expect([await ready(), await call()]).toEqual([200, 200])
  const closed = server.close()
  expect([await ready(), await call()]).toEqual([503, 200])
  await world.net.mine()
  await server.indexer.catchUp()
  expect(server.indexer.height).toBe(world.net.status().head.number)
  expect(waits).toEqual([5_000])
  end()
  await closed
  await expect(fetch(server.url)).rejects.toThrow('fetch failed')
})

test('stopped before the node ever answered, it stops', async () => {
  world.net.fault({ match: 'wallet', kind: 'delay', ms: 60_000, times: 1_000_000 })
  server = await openServer(options())
  await server.close()
  await expect(server.ready).rejects.toThrow('NODE_UNAVAILABLE')
}, 60_000)
