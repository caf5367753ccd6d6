import { randomUUID } from 'node:crypto'

import { type World, startWorld } from '#apps/deploy/testing.ts'
import { features } from '#apps/server/features.ts'
import { type Server, openServer, startServer } from '#apps/server/server.ts'
import { buyAfter, buyBefore } from '#features/sales/server/testing/buying.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import { chainTable, int } from '#platform/std/chainTable.ts'
import { configOf } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { type EmptyDatabase, emptyDatabase } from '#platform/server/database/testing/databases.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'

import { nodeStandIn, type NodeStandIn } from './nodeStandIn.ts'
import { type ReadyProxy, readyProxy } from './readyProxy.ts'

/** A release with other tables from the chain takes over from the one before, while users go on. */
const newcomers = chainTable('newcomers', { number: int }, { key: ['number'] })
const next = features.map((feature) =>
  feature.name === 'nft' ? { ...feature, tables: [...(feature.tables ?? []), newcomers] } : feature,
)

const later = {
  '0001-wishes': {
    up: (db: Kysely<unknown>) =>
      sql`create table wishes (id int8 primary key)`.execute(db).then(() => {}),
  },
}

let world: World
let database: EmptyDatabase
let node: NodeStandIn
let proxy: ReadyProxy
const open: Server[] = []
/** Ends the wait of each server that is to stop. */
const waits: (() => void)[] = []

beforeAll(async () => {
  world = await startWorld({ solidLag: 2 })
  await must(world, 'alice', 'Team', 'bindParent', [world.hex('deployer')])
})
beforeEach(async () => {
  database = await emptyDatabase()
  node = await nodeStandIn(world.net.url)
})
afterEach(async () => {
  for (const server of open.splice(0)) {
    const closed = server.close()
    for (const end of waits.splice(0)) end()
    await closed
  }
  await proxy?.close()
  node.close()
  await database.drop()
})
afterAll(() => world?.close())

const optionsOf = (chainSchema: string, release = features) => ({
  config: {
    ...configOf({ DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'silent' }),
    publicOrigin: 'https://app.example',
    tronUrl: node.url,
    dataDir: null,
    chainSchema,
    drainMs: 5_000,
  },
  deployment: deploymentOf(world.deployment),
  webFolder: null,
  features: release,
  pause: () => new Promise<void>((resolve) => waits.push(resolve)),
})

async function opened(...how: Parameters<typeof optionsOf>): Promise<Server> {
  const server = await openServer(optionsOf(...how))
  server.ready.catch(() => {})
  open.push(server)
  return server
}

const readiness = async ({ url }: Server) => (await fetch(`${url}/readyz`)).status

/** Where tables of that name are. */
async function schemasOf(table: string): Promise<string[]> {
  const db = await openDatabase({ databaseUrl: database.url, dataDir: null })
  const { rows } = await sql<{ name: string }>`
    select relnamespace::regnamespace::text as name from pg_class
    where relname = ${table} and relkind = 'r' order by 1`.execute(db)
  await db.destroy()
  return rows.map(({ name }) => name)
}

/**
 * Calls and orders without a pause, from the first on until the returned function is called. Orders of one address are
 * bounded: from the hundredth on each is requested again, of whichever server, and is the same.
 */
function load(user: Client): () => Promise<void> {
  const requests = Array.from({ length: 100 }, () => randomUUID())
  const ids = new Map<string, string>()
  let going = true
  const ended = (async () => {
    for (let turn = 0; going; turn += 1) {
      expect(await user.post('/deposit/aon/productPage')).toMatchObject({ code: 'OK' })
      const requestId = requests[turn % requests.length]!
      const order = await user.post(buyBefore, { requestId, level: '1' })
      expect(order).toMatchObject({ code: 'OK' })
      const orderId = ids.get(requestId) ?? order.data.orderId
      expect(order.data.orderId).toBe(orderId)
      ids.set(requestId, orderId)
    }
  })()
  // Where the test ends before it asks for the end, that is its failure.
  ended.catch(() => {})
  return () => {
    going = false
    return ended
  }
}

/** As `docker compose up` and systemd do: the server is asked to stop, and ended once others have its calls. */
async function retired(server: Server): Promise<void> {
  const closed = server.close()
  await expect.poll(() => waits.length).toBe(1)
  expect(await readiness(server)).toBe(503)
  const before = proxy.statuses.length
  // One that was on its way to it, and one that was not.
  await expect.poll(() => proxy.statuses.length).toBeGreaterThan(before + 4)
  waits.splice(0).forEach((end) => end())
  await closed
  open.splice(open.indexOf(server), 1)
}

test('two servers are replaced one by one; no call is refused, and an order begun before is done after', async () => {
  const [one, two] = [await opened('blue'), await opened('blue')]
  await Promise.all([one.ready, two.ready])
  proxy = await readyProxy(one.url, two.url)
  const alice = new Client({ server: proxy, world }, 'alice')
  await alice.signIn()
  const form = { requestId: randomUUID(), level: '2' }
  const { data: begun } = await alice.post(buyBefore, form)
  const stop = load(alice)

  // The next release reads the chain into a schema of its own, beside the one that is read and written.
  const slow = await nodeStandIn(world.net.url)
  onTestFinished(() => slow.close())
  slow.fate = (path) => (path.includes('getblockbylimitnext') ? 'refuses' : 'answers')
  const options = optionsOf('green', next)
  const third = await openServer({ ...options, config: { ...options.config, tronUrl: slow.url } })
  open.push(third)
  proxy.servers.push(third.url)
  expect(await readiness(third)).toBe(503)
  const txHash = await alice.send(begun.call)
  await world.net.mine(3)
  await expect.poll(() => one.indexer.height).toBe(world.net.status().head.number)
  expect(await readiness(third)).toBe(503)
  slow.fate = () => 'answers'
  await third.ready
  expect(await readiness(third)).toBe(200)

  // Row for row what the former has, but for the new table.
  await expect.poll(() => third.indexer.height).toBe(one.indexer.height)
  const [former, newer] = await Promise.all([one, third].map(({ app }) => dumpChainTables(app.db)))
  expect(newer!.delete('newcomers')).toBe(true)
  expect(newer).toEqual(former)
  expect(former!.get('nft_cards')?.length).toBeGreaterThan(0)

  await retired(one)
  const fourth = await opened('green', next)
  await fourth.ready
  proxy.servers.push(fourth.url)
  await retired(two)
  const after = { orderId: begun.orderId, txHash }
  const { data: done } = await alice.post(buyAfter, after)
  expect(done).toMatchObject({ state: 'done', txHash })
  await stop()

  expect(new Set(proxy.statuses)).toEqual(new Set([200]))
  for (const { url } of [third, fourth]) expect(proxy.answered.get(url)).toBeGreaterThan(0)
  // What users wrote is in one place for both.
  expect(await schemasOf('orders')).toEqual(['public'])
  expect(await schemasOf('sessions')).toEqual(['public'])
  expect(await schemasOf('nft_cards')).toEqual(['blue', 'green'])
  expect(await schemasOf('newcomers')).toEqual(['green'])
})

test('a release with other tables does not take those that another writes; once it has stopped, it does', async () => {
  const first = await startServer(optionsOf('public'))
  open.push(first)
  await expect(openServer(optionsOf('public', next))).rejects.toThrow(
    'Another release indexes into the schema public: stop it first, or name another with CHAIN_SCHEMA.',
  )
  expect(first.indexer.height).toBe(world.net.status().head.number)
  const closed = first.close()
  await expect.poll(() => waits.length).toBe(1)
  waits.splice(0).forEach((end) => end())
  await closed
  open.splice(0)
  const second = await opened('public', next)
  await second.ready
  expect(await schemasOf('newcomers')).toEqual(['public'])
})

test('an empty database is begun in a schema of the chain’s own, and another beside it touches none of it', async () => {
  const on = (chainSchema: string) =>
    openDatabase({ databaseUrl: database.url, dataDir: null, chainSchema })
  const [blue, green] = [await on('blue'), await on('green')]
  try {
    await migrate(blue, features)
    const block = { number: 1, id: 'a', parent: 'b', time: 1 }
    await blue.insertInto('chainBlocks').values(block).execute()
    await migrate(green, next)
    expect(await green.selectFrom('chainBlocks').selectAll().execute()).toEqual([])
    // A migration that the former release does not know does not keep it from starting again.
    await migrate(green, [...next, { ...next[0]!, name: 'later', migrations: later, tables: [] }])
    await migrate(blue, features)
    // Each is made again for another release, and the other stays.
    await migrate(green, features)
    expect(await blue.selectFrom('chainBlocks').selectAll().execute()).toEqual([block])
    expect(await schemasOf('kysely_migration')).toEqual(['public'])
    expect(await schemasOf('chain_blocks')).toEqual(['blue', 'green'])
    expect(await schemasOf('newcomers')).toEqual([])
    expect(await schemasOf('wishes')).toEqual(['public'])
  } finally {
    await blue.destroy()
    await green.destroy()
  }
})
