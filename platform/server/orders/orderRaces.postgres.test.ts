import type { Address } from '#platform/std/address.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { type Database, type OrderRow, openDatabase } from '#platform/server/database/db.ts'
import { type EmptyDatabase, emptyDatabase } from '#platform/server/database/testing/databases.ts'
import { attachUnclaimed } from '#platform/server/indexer/attachUnclaimed.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { nameHash } from './orderHash.ts'

/** Two transactions at one order, each on a connection of its own: who comes second sees what the first has done. */
const ann = 'TAnn' as Address
const contract = 'TCards' as Address
const hash = (name: string) => Buffer.from(name).toString('hex').padEnd(64, '0')
const mined = (name: string, block: number) => ({
  hash: hash(name),
  block,
  txIndex: 0,
  owner: ann,
  contract,
  data: 'ab',
  callValue: 5n,
  result: 'SUCCESS',
  reason: null,
  fee: 0n,
  energy: 0,
})

let place: EmptyDatabase
let db: Database
beforeAll(async () => {
  place = await emptyDatabase()
  db = await openDatabase({ databaseUrl: place.url, dataDir: null })
  await migrate(db, [])
})
afterAll(async () => {
  await db?.destroy()
  await place?.drop()
})
beforeEach(async () => {
  for (const table of ['orders', 'chainTransactions', 'chainBlocks'] as const) {
    await db.deleteFrom(table).execute()
  }
})

const orderAt = (id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function ordered(id: string, change: Partial<OrderRow> = {}): Promise<void> {
  const call = JSON.stringify({ contract })
  const row = { id, address: ann, requestId: id, kind: 'nft.buy', subject: '{}', call, data: 'ab' }
  const fresh = { callValue: 5n, createdAt: 1_000, expiresAt: 1_900, txHash: null, sentAt: null }
  const state = { told: false, proven: false, byReceipt: false, receipt: null }
  const values = { ...row, ...fresh, ...state, ...change }
  await db.insertInto('orders').values(values).execute()
}

/** Until a transaction waits for a row that another transaction holds. */
const until = (waiting: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_locks where not granted`.execute(db)
      return rows[0]!.count
    })
    .toBe(waiting)

test('a hash that is submitted while the index looks for whose a call is stays, and the call goes to the next', async () => {
  await ordered('told')
  await ordered('next', { createdAt: 1_001 })
  let attached: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (own) => {
    const word = { txHash: hash('A'), told: true }
    await own.updateTable('orders').set(word).where('id', '=', 'told').execute()
    attached = db.transaction().execute((other) => attachUnclaimed(other, mined('B', 2), 1_020))
    await until(1)
  })
  await attached
  expect(await orderAt('told')).toMatchObject({ txHash: hash('A'), told: true, proven: false })
  expect(await orderAt('next')).toMatchObject({ txHash: hash('B'), told: false, proven: true })
})

test('an owner’s hash is stored although its transaction waits for one that waits for it', async () => {
  const guessed = { sentAt: 1_020, proven: true }
  await ordered('first', { txHash: hash('B'), ...guessed })
  await ordered('second', { createdAt: 1_001, txHash: hash('A'), ...guessed })
  for (const [name, block] of [
    ['B', 2],
    ['A', 3],
  ] as const) {
    const head = { number: block, id: name, parent: '', time: 1_017 + block }
    await db.insertInto('chainBlocks').values(head).execute()
    await db.insertInto('chainTransactions').values(mined(name, block)).execute()
  }
  const first = await orderAt('first')
  let named: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (own) => {
    // The other is the one that is ended.
    await sql`set local deadlock_timeout = '60s'`.execute(own)
    await own.selectFrom('orders').select('id').where('id', '=', 'first').forUpdate().execute()
    const word = { txHash: hash('A'), mined: mined('A', 3), proven: true }
    named = nameHash(db, first, word, 1_030)
    await until(1)
    await own.selectFrom('orders').select('id').where('id', '=', 'second').forUpdate().execute()
  })
  await named
  expect(await orderAt('first')).toMatchObject({ txHash: hash('A'), told: true, proven: true })
  expect(await orderAt('second')).toMatchObject({ txHash: hash('B'), told: false, proven: true })
})

test('a stranger who names the hash in the same moment and is first does not keep its owner out', async () => {
  await ordered('his')
  await ordered('hers', { address: 'TEve' as Address })
  let named: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (own) => {
    const squatted = { txHash: hash('A'), told: true, sentAt: 1_010 }
    await own.updateTable('orders').set(squatted).where('id', '=', 'hers').execute()
    const word = { txHash: hash('A'), mined: undefined, proven: true }
    named = nameHash(db, await orderAt('his'), word, 1_020)
    await until(1)
  })
  await named
  expect(await orderAt('his')).toMatchObject({ txHash: hash('A'), told: true, proven: true })
  expect(await orderAt('hers')).toMatchObject({ txHash: null, sentAt: null, told: false })
})
