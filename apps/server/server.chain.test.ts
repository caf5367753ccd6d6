import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type World, startWorld } from '#apps/deploy/testing.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import { configOf } from '#platform/server/config.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

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

function options(given: { dataDir?: string; chainId?: string; port?: number } = {}) {
  const { dataDir = null, port = 0 } = given
  const config = { ...configOf({}), tronUrl: world.net.url, port, dataDir, logLevel: 'silent' }
  const { chainId = world.deployment.chainId } = given
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
  expect(body['reason']).toBe('The TRON node does not answer. The index is still being built.')
  const call = await fetch(`${server.url}/deposit/aon/getTimestamp`, { method: 'POST' })
  expect(await call.json()).toMatchObject({ code: 'NOT_READY', retry: true })
  world.net.clearFaults()
  await server.ready
  const after = await health()
  const head = world.net.status().head.number
  expect(after.status).toBe(200)
  expect(after.body).toMatchObject({ status: 'ready', reason: '', indexHeight: head })
  expect(after.body['versions']).toMatchObject({ schema: expect.stringMatching(/^\d+ \w+/) })
})

test('a database that is gone is said by name', async () => {
  server = await startServer(options())
  await server.indexer.stop()
  await server.app.db.destroy()
  const { status, body } = await health()
  expect(status).toBe(503)
  expect(body).toMatchObject({ status: 'unwell', reason: 'The database does not answer.' })
})

test('a node that is silent is said by name, in bounded time', async () => {
  server = await startServer(options())
  world.net.fault({ match: 'wallet', kind: 'delay', ms: 60_000, times: 1_000_000 })
  const { status, body } = await health()
  expect(status).toBe(503)
  expect(body).toMatchObject({ status: 'unwell', reason: 'The TRON node does not answer.' })
}, 10_000)

test('a node of another chain is refused at the start, in a sentence', async () => {
  await expect(startServer(options({ chainId: '0x2b6653dc' }))).rejects.toThrow(
    `is of chain ${world.deployment.chainId}, the deployment of 0x2b6653dc: check TRON_URL and DEPLOYMENT.`,
  )
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
}, 30_000)

test('stopped before the node ever answered, it stops', async () => {
  world.net.fault({ match: 'wallet', kind: 'delay', ms: 60_000, times: 1_000_000 })
  server = await openServer(options())
  await server.close()
  await expect(server.ready).rejects.toThrow('NODE_UNAVAILABLE')
}, 10_000)
