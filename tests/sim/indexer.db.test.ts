import type { App } from '#platform/server/app.ts'
import { IndexRunner } from '#platform/server/indexer/run.ts'
import { Orders } from '#platform/server/orders/orders.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'

import { type Block, makeBlock } from './chain/block.ts'
import { type Body, answer } from './chain/node.ts'
import { headJson } from './chain/json.ts'
import { indexers } from './contracts/abis.ts'
import { named, root } from './people.ts'
import { appOf } from './process.ts'
import { keeperOf } from './epochSteps.ts'
import { Store } from './store.ts'
import { callTo, sign } from './wallet.ts'
import { World } from './world.ts'

/** What histories found, one by one: the indexer against a node that returns one wrong thing. */
let store: Store
let world: World
let app: App
let indexer: IndexRunner
/** What is answered instead, by path. */
let instead: Record<string, (body: Body) => unknown> = {}

beforeAll(async () => {
  store = await Store.open()
})
afterAll(() => store?.close())
beforeEach(async () => {
  await store.empty()
  instead = {}
  world = new World(1, store, {}, keeperOf, () => {})
  world.chain.lag = 5
  const ask = (async (url: string, init: { body: string }) => {
    const path = url.replace('http://node.sim/', '')
    const body = JSON.parse(init.body) as Body
    const json = instead[path]?.(body) ?? answer(world.chain, world.chain.head, path, body)
    return new Response(JSON.stringify(json))
  }) as typeof fetch
  const { time, chainId } = world
  const around = { db: store.db, ask, chainId, time, newId: () => '', OrdersClass: Orders }
  app = appOf(around, () => {})
  indexer = new IndexRunner(app, indexers)
})

interface HeadJson {
  block_header: { raw_data: { number?: number; parentHash: string } }
}

const bind = (who: Address, to: Address) => {
  const sent = sign(world, callTo('Team', who, 'bindParent', [to]))
  world.chain.send(sent)
  return sent
}

/** Until the pool is empty, and then some. */
function mine(blocks: number): void {
  for (let i = 0; i < blocks || world.chain.pool.length > 0; i++) world.chain.mine()
}

async function sameAsFresh(): Promise<void> {
  const kept = await dumpChainTables(store.db)
  await store.empty()
  await indexer.catchUp()
  expect(kept).toEqual(await dumpChainTables(store.db))
}

test('a solid block that is none of ours makes nothing final', async () => {
  bind(named.ann, root)
  mine(4)
  const theirs = makeBlock({ ...world.chain.head, number: 900 }, 1, [], () => false, 'theirs')
  instead['walletsolidity/getblock'] = () => headJson(theirs)
  await indexer.catchUp()
  instead = {}
  world.chain.reorganise(3)
  await indexer.catchUp()
  expect(indexer.height).toBe(world.chain.head.number)
  await sameAsFresh()
})

test('a solid block that is ahead of the head makes nothing final', async () => {
  mine(6)
  const { head } = world.chain
  instead['wallet/getblock'] = () => headJson(world.chain.at(4)!)
  instead['walletsolidity/getblock'] = () => headJson(head)
  await indexer.catchUp()
  expect(indexer.height).toBe(4)
  instead = {}
  world.chain.solid = 0
  world.chain.reorganise(4)
  await indexer.catchUp()
  await sameAsFresh()
})

/** Blocks that can be undone. */
const undoable = async () =>
  (
    await sql<{ block: number }>`select distinct block from chain_undo order by block`.execute(
      store.db,
    )
  ).rows.map(({ block }) => block)

test('what is solid before it is read is written for good, and what follows can be undone', async () => {
  bind(named.ann, root)
  mine(12)
  const { solid, head } = world.chain
  await new IndexRunner(app, indexers, solid - 2).catchUp()
  expect(await undoable()).toEqual([])
  await indexer.catchUp()
  expect(await undoable()).toEqual(
    Array.from({ length: head.number - solid }, (_, i) => solid + 1 + i),
  )
  bind(named.ben, root)
  world.chain.reorganise(4)
  mine(2)
  await indexer.catchUp()
  await sameAsFresh()
})

test('what follows on blocks that could be undone, and is solid, makes them final with it', async () => {
  mine(8)
  await indexer.catchUp()
  expect(await undoable()).not.toEqual([])
  mine(12)
  await new IndexRunner(app, indexers, world.chain.solid - 2).catchUp()
  expect(await undoable()).toEqual([])
})

test('blocks can be undone where the node calls another one solid at the same height', async () => {
  mine(12)
  const solid = world.chain.at(world.chain.solid)!
  const last = solid.number - 2
  const theirs = makeBlock(world.chain.at(last - 1)!, 1, [], () => false, 'theirs')
  expect(theirs.number).toBe(last)
  instead['walletsolidity/getblock'] = ({ id_or_num: number }) =>
    headJson(number === undefined ? solid : theirs)
  await new IndexRunner(app, indexers, last).catchUp()
  expect((await undoable()).at(-1)).toBe(last)
  instead['walletsolidity/getblock'] = ({ id_or_num: number }) =>
    number === undefined ? headJson(solid) : {}
  await store.empty()
  await new IndexRunner(app, indexers, last).catchUp()
  expect((await undoable()).at(-1)).toBe(last)
})

test('what was final stays so with a node whose solid block has gone back, and after a restart', async () => {
  mine(12)
  await indexer.catchUp()
  expect(app.clock.solid).toBe(world.chain.solid)
  instead['walletsolidity/getblock'] = () => headJson(world.chain.at(2)!)
  await indexer.catchUp()
  expect(app.clock.solid).toBe(world.chain.solid)
})

test('a node behind what is final is waited for, and nothing is rolled back for it', async () => {
  bind(named.ann, root)
  mine(12)
  await indexer.catchUp()
  const before = await dumpChainTables(store.db)
  instead['wallet/getblock'] = () => headJson(world.chain.at(3)!)
  await expect(indexer.catchUp()).rejects.toThrow('NODE_UNAVAILABLE')
  expect(await dumpChainTables(store.db)).toEqual(before)
  instead = {}
  await indexer.catchUp()
})

test.each([
  ['in another slot', 3, true],
  ['with another result', 0, true],
  ['in another slot with the same result', 3, false],
])('receipts of the block that stood at the height before, %s', async (_, seconds, starves) => {
  mine(2)
  const sent = bind(named.ann, root)
  const parent = world.chain.head
  const at = parent.time + 30
  const starved = makeBlock(parent, at, [sent], () => starves, 'one')
  const stands: Block = makeBlock(parent, at + seconds, [sent], () => false, 'other')
  world.chain.head = stands
  instead['wallet/gettransactioninfobyblocknum'] = (body) =>
    answer(world.chain, starved, 'wallet/gettransactioninfobyblocknum', body)
  await expect(indexer.catchUp()).rejects.toThrow('NODE_UNAVAILABLE')
  instead = {}
  await indexer.catchUp()
  const members = (await dumpChainTables(store.db)).get('team_members')
  expect(members).toHaveLength(2)
  await sameAsFresh()
})

test('the first block of all must follow the one before it', async () => {
  mine(3)
  const path = 'wallet/getblockbylimitnext'
  const parentHash = 'ab'.repeat(32)
  instead[path] = (body) => {
    const json = answer(world.chain, world.chain.head, path, body) as { block: HeadJson[] }
    const first = json.block.find((one) => one.block_header.raw_data.number === 1)
    if (first !== undefined) first.block_header.raw_data.parentHash = parentHash
    return json
  }
  await expect(indexer.catchUp()).rejects.toThrow('NODE_UNAVAILABLE')
  instead = {}
  await indexer.catchUp()
  await sameAsFresh()
})
