import { type World, startWorld } from '#apps/deploy/testing.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { must } from '#tests/journeys/must.ts'
import { serverOn } from '#tests/journeys/stack.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Server } from '#apps/server/server.ts'
import { type Fate, type NodeStandIn, nodeStandIn } from './nodeStandIn.ts'

/** A server with two TRON nodes, of which the first stops to answer in the middle. */
let world: World
let nodes: readonly [NodeStandIn, NodeStandIn]
let server: Server

beforeAll(async () => {
  world = await startWorld({ solidLag: 4 })
  await must(world, 'alice', 'Team', 'bindParent', [world.hex('deployer')])
})
beforeEach(async () => {
  nodes = [await nodeStandIn(world.net.url), await nodeStandIn(world.net.url)]
  server = await serverOn(world, false, undefined, { tronUrl: nodes.map(({ url }) => url).join() })
})
afterEach(async () => {
  await server?.close()
  for (const node of nodes) node.close()
})
afterAll(() => world?.close())

const buy = (level: bigint) => must(world, 'alice', 'Cards', 'Buy', [level], 10_000_000_000n)

const statusOf = async (reply: Promise<Response>) => (await reply).status
const passed = () => {
  const headers = { 'content-type': 'application/json' }
  return statusOf(fetch(`${server.url}/tron/wallet/getnowblock`, { method: 'POST', headers }))
}
/** A call that needs no node. */
const asked = () => statusOf(fetch(`${server.url}/deposit/aon/getTimestamp`, { method: 'POST' }))

/** The chain's head is in, and every row is as an index from the network itself has it. */
async function isWhole(): Promise<void> {
  await expect.poll(() => server.indexer.height).toBe(world.net.status().head.number)
  const fresh = await serverOn(world)
  try {
    const wanted = await dumpChainTables(fresh.app.db)
    expect(wanted.get('nft_cards')?.length).toBeGreaterThan(0)
    expect(await dumpChainTables(server.app.db)).toEqual(wanted)
  } finally {
    await fresh.close()
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
}

test('the first is gone: index and calls go on at the second, and stay there', async () => {
  expect(server.app.node.traffic).toMatchObject({ inUse: 0, changes: 0, failed: 0 })
  nodes[0].close()
  await buy(1n)
  expect(await passed()).toBe(200)
  expect(await asked()).toBe(200)
  await isWhole()
  expect(server.app.node.traffic).toMatchObject({ inUse: 1, changes: 1 })
})

test('the first takes requests and answers none: the same', async () => {
  nodes[0].fate = () => 'silent'
  await buy(2n)
  expect(await passed()).toBe(200)
  await isWhole()
  expect(server.app.node.traffic).toMatchObject({ inUse: 1, changes: 1 })
})

test('blocks of one and receipts of the other, of another branch by then, are not mixed', async () => {
  await server.indexer.catchUp()
  // Nothing is read before both are in blocks.
  for (const node of nodes) node.fate = () => 'refuses'
  await buy(1n)
  await buy(2n)
  let times = 0
  const fate = async (path: string): Promise<Fate> => {
    if (!path.includes('gettransactioninfobyblocknum') || times++ > 0) return 'answers'
    // Its blocks were read. They are taken back, and the receipts come from a node that knows others.
    await world.net.reorg(2, { transactions: 'drop' })
    return 'refuses'
  }
  for (const node of nodes) node.fate = fate
  await expect.poll(() => times).toBeGreaterThan(1)
  await buy(3n)
  await isWhole()
})

test('both are gone: calls that need one are refused as such, and all goes on once one is back', async () => {
  for (const node of nodes) node.fate = () => 'refuses'
  await buy(1n)
  expect(await passed()).toBe(503)
  // What is in the database is still answered.
  expect(await asked()).toBe(200)
  nodes[1].fate = () => 'answers'
  await isWhole()
})
