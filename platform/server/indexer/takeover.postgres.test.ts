import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { Client } from '#tests/journeys/client.ts'
import { type Stack, serverOn, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { migrate } from '#platform/server/database/migrate.ts'
import { type OpenEngine, openEngine } from '#platform/server/database/testing/databases.ts'
import { LeaseLost, leaseOf } from './lease.ts'
import { dumpChainTables } from './reindex.ts'

/** Real server processes on one PostgreSQL. The one that indexes is killed, or hangs. */
const root = path.resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-takeover-'))
/** The requirement itself. */
const withinMs = 10_000

let stack: Stack
let engine: OpenEngine
const servers: { child: ChildProcess; url: string }[] = []

beforeAll(async () => {
  stack = await startStack({ neighbours: true, solidLag: 3 })
  engine = await openEngine()
  await migrate(engine.db, features)
  writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(stack.world.deployment))
  await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await engine?.close()
  await stack?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function startServer(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      TRON_URL: stack.world.net.url,
      DATABASE_URL: engine.databaseUrl ?? '',
      DEPLOYMENT: path.join(folder, 'deployment.json'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  servers.push({ child, url })
}

/** The process that indexes, and another one that lives. */
async function roles() {
  const { rows } = await sql<{ pid: number }>`
    select split_part(holder, ':', 2)::int as pid from indexer_lease`.execute(engine.db)
  const living = servers.filter(({ child }) => child.exitCode === null && child.signalCode === null)
  const leader = living.find(({ child }) => child.pid === rows[0]?.pid)
  const other = living.find((one) => one !== leader)
  if (leader === undefined || other === undefined) throw new Error('nobody indexes')
  return { leader, other }
}

/** Blocks for the indexer: with new cards, and some that are taken back. */
async function history(): Promise<void> {
  await stack.world.send('alice', 'Cards', 'Buy', [1n], 10_000_000_000n)
  await stack.world.net.reorg(2, { transactions: 'drop' })
  await stack.world.send('bob', 'Cards', 'Buy', [2n], 10_000_000_000n)
  await stack.world.net.mine()
}

const newest = async () => {
  const { rows } = await sql<{ id: string }>`
    select id from chain_blocks order by number desc limit 1`.execute(engine.db)
  return rows[0]?.id
}

/** The head is in the database, within the time that the requirement gives. */
const takenOver = (since: number) =>
  expect
    .poll(newest, { timeout: withinMs - (performance.now() - since), interval: 50 })
    .toBe(stack.world.net.status().head.id)

async function equalsFreshIndex(): Promise<void> {
  await expect.poll(newest, { timeout: withinMs }).toBe(stack.world.net.status().head.id)
  const fresh = await serverOn(stack.world)
  try {
    expect(await dumpChainTables(engine.db)).toEqual(await dumpChainTables(fresh.app.db))
  } finally {
    await fresh.close()
  }
}

test('killed: the other takes over, and an order that was begun at the dead one is finished once', async () => {
  const { leader, other } = await roles()
  const at = (url: string) => new Client({ ...stack, server: { ...stack.server, url } }, 'alice')
  const [before, after] = [at(leader.url), at(other.url)]
  await before.signIn()
  after.token = before.token
  const requestId = randomUUID()
  const form = { requestId, level: '1' }
  const ticket = await before.post('/deposit/aon/buyProductFirstPayBefore', form)
  expect(ticket.code).toBe('OK')

  leader.child.kill('SIGKILL')
  const since = performance.now()
  const txHash = await before.send(ticket.data.call)
  // Final, before others are taken back.
  await stack.world.net.mine(3)
  await history()
  await takenOver(since)
  expect((await roles().catch(() => null))?.leader ?? other).toBe(other)

  const again = await after.post('/deposit/aon/buyProductFirstPayBefore', form)
  expect(again.data.orderId).toBe(ticket.data.orderId)
  const { orderId } = ticket.data
  const done = await after.post('/deposit/aon/buyProductFirstPayAfter', { orderId, txHash })
  expect(done.data).toMatchObject({ state: 'done', txHash })
  await equalsFreshIndex()
})

test('hanging between two blocks: the other takes over, and who wakes writes nothing more', async () => {
  await startServer()
  const { leader, other } = await roles()
  leader.child.kill('SIGSTOP')
  const since = performance.now()
  await history()
  await takenOver(since)
  expect((await roles()).leader).toBe(other)
  leader.child.kill('SIGCONT')
  await history()
  await equalsFreshIndex()
  expect((await fetch(`${leader.url}/healthz`)).status).toBe(200)
})

test('hanging in the middle of a block: its transaction is ended, its locks with it', async () => {
  const { leader } = await roles()
  await engine.db.transaction().execute(async (own) => {
    // It comes as far as the first new card, and no further.
    await sql`lock table nft_cards in share mode`.execute(own)
    await history()
    const waiting = sql<{ some: boolean }>`select exists (select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()) as some`
    const waits = async () => (await waiting.execute(own)).rows[0]?.some
    await expect.poll(waits, { timeout: withinMs }).toBe(true)
    leader.child.kill('SIGSTOP')
  })
  await takenOver(performance.now())
  expect((await roles()).leader).not.toBe(leader)
  leader.child.kill('SIGCONT')
  await history()
  await equalsFreshIndex()
  // The lost connection did not end it.
  const health = async () => (await fetch(`${leader.url}/healthz`)).status
  await expect.poll(health, { timeout: withinMs }).toBe(200)
  expect(leader.child.exitCode).toBeNull()
})

test('a process that lost the lease commits nothing, and after a release another follows at once', async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  const config = { databaseUrl: engine.databaseUrl } as Parameters<typeof leaseOf>[0]['config']
  const [first, second] = [leaseOf({ db: engine.db, config }), leaseOf({ db: engine.db, config })]
  await first.demand()
  expect(await first.take()).toBe(true)
  expect(await second.take()).toBe(false)
  await second.demand()
  const before = await dumpChainTables(engine.db)
  const write = first.transaction(async (own) => {
    await own.deleteFrom('chainBlocks').execute()
  })
  await expect(write).rejects.toThrow(LeaseLost)
  expect(await dumpChainTables(engine.db)).toEqual(before)
  expect(await first.take()).toBe(false)
  await second.release()
  expect(await first.take()).toBe(true)
  await first.release()
})
