import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type World, startWorld } from '#apps/deploy/testing.ts'
import { features } from '#apps/server/features.ts'
import { buyAfter, buyBefore } from '#features/sales/server/testing/buying.ts'
import { type Database, openDatabase } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import {
  startPostgres,
  startStandby,
  type TestPostgres,
} from '#platform/server/database/testing/postgres.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { Client } from '#tests/journeys/client.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { nodeStandIn, type NodeStandIn } from './nodeStandIn.ts'
import { type ReadyProxy, readyProxy } from './readyProxy.ts'

/** Two server processes, a standby that answers reads, a node: each is taken away while users go on. */
const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-outages-'))

let world: World
let primary: TestPostgres
let standby: TestPostgres
let db: Database
let node: NodeStandIn
let proxy: ReadyProxy
const servers: { readonly child: ChildProcess; readonly url: string }[] = []
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]

beforeAll(async () => {
  world = await startWorld({ solidLag: 2 })
  ends.push(() => world.close())
  await must(world, 'alice', 'Team', 'bindParent', [world.hex('deployer')])
  writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(world.deployment))
  node = await nodeStandIn(world.net.url)
  ends.push(() => node.close())
  primary = await startPostgres()
  ends.push(() => primary.close())
  db = await openDatabase({ databaseUrl: primary.url, dataDir: null })
  ends.push(() => db.destroy())
  await migrate(db, features)
  standby = await startStandby(primary)
  let isOpen = true
  ends.push(() => isOpen && standby.close())
  const close = standby.close
  standby = { ...standby, close: () => ((isOpen = false), close()) }
  for (const one of [await begun(), await begun()]) servers.push(one)
  ends.push(() => servers.forEach(({ child }) => child.kill('SIGKILL')))
  proxy = await readyProxy(...servers.map(({ url }) => url))
  ends.push(() => proxy.close())
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

async function begun() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      TRON_URL: node.url,
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: standby.url,
      PUBLIC_ORIGIN: 'https://app.example',
      DEPLOYMENT: path.join(folder, 'deployment.json'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { child, url }
}

/** The process that indexes. */
async function leader() {
  const { rows } = await sql<{ pid: number }>`
    select split_part(holder, ':', 2)::int as pid from indexer_lease`.execute(db)
  return servers.find(({ child }) => child.pid === rows[0]?.pid)
}

const newest = async () => {
  const { rows } = await sql<{ id: string }>`
    select id from chain_blocks order by number desc limit 1`.execute(db)
  return rows[0]?.id
}

/** Requests the same until it is done: 503 is a refusal that a retry helps, and there is no other. */
async function patiently(user: Client, at: string, form: Record<string, string> = {}) {
  for (;;) {
    const answer = await user.post(at, form)
    if (answer.status !== 503) return answer
  }
}

/** Reads and orders without a pause, until the returned function is called; how often each was done. */
function load(user: Client): () => Promise<{ readonly reads: number; readonly orders: number }> {
  const requests = Array.from({ length: 20 }, () => randomUUID())
  const ids = new Map<string, string>()
  let going = true
  const ended = (async () => {
    let turn = 0
    for (; going; turn += 1) {
      const list = await patiently(user, '/swapnft/aon/ownCardPage', { state: 'all' })
      expect(list).toMatchObject({ code: 'OK' })
      const requestId = requests[turn % requests.length]!
      const order = await patiently(user, buyBefore, { requestId, level: '1' })
      expect(order).toMatchObject({ code: 'OK' })
      expect(order.data.orderId).toBe(ids.get(requestId) ?? order.data.orderId)
      ids.set(requestId, order.data.orderId)
    }
    return { reads: turn, orders: ids.size }
  })()
  // Where the test ends before it asks for the end, that is its failure.
  ended.catch(() => {})
  return () => {
    going = false
    return ended
  }
}

test('leader killed, standby gone, node gone in the middle of calls: nothing is lost, and 503 is all that fails', async () => {
  const alice = new Client({ server: proxy, world }, 'alice')
  await alice.signIn()
  const stop = load(alice)
  const bought: string[] = []
  /** Ordered before what happens, signed and named after it. */
  const buyAcross = async (happens: () => unknown): Promise<void> => {
    const form = { requestId: randomUUID(), level: '1' }
    const { data: ticket } = await patiently(alice, buyBefore, form)
    await happens()
    const txHash = await alice.send(ticket.call)
    await world.net.mine(3)
    const { orderId } = ticket
    const done = await patiently(alice, buyAfter, { orderId, txHash })
    expect(done).toMatchObject({ code: 'OK', data: { txHash } })
    bought.push(orderId)
  }
  const answered = () => proxy.statuses.filter((status) => status === 200).length
  const goesOn = async (): Promise<void> => {
    const before = answered()
    await expect.poll(answered).toBeGreaterThan(before + 20)
  }

  await buyAcross(() => {})
  await goesOn()
  await buyAcross(() => standby.close())
  await goesOn()
  await buyAcross(async () => {
    const killed = await leader()
    killed!.child.kill('SIGKILL')
    await once(killed!.child, 'exit')
    proxy.servers.splice(proxy.servers.indexOf(killed!.url), 1)
  })
  await expect.poll(newest).toBe(world.net.status().head.id)
  await goesOn()
  const replaced = await begun()
  servers.push(replaced)
  proxy.servers.push(replaced.url)
  let refused = 0
  await buyAcross(() => {
    node.fate = () => (refused++ < 50 ? 'refuses' : 'answers')
  })
  expect(refused).toBeGreaterThan(50)
  await goesOn()

  const { reads, orders } = await stop()
  expect(reads).toBeGreaterThan(60)
  expect(orders).toBe(20)
  expect(proxy.statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  // Each purchase is there once, at every server, and each row is as an index from the network itself has it.
  await expect.poll(newest).toBe(world.net.status().head.id)
  const rows = await db.selectFrom('orders').select('id').where('proven', '=', true).execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual(bought.toSorted())
  expect(await dumpChainTables(db)).toEqual(await freshDump(world))
}, 300_000)
