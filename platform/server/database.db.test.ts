import { features } from '#apps/server/features.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Database, openDatabase } from './db.ts'
import { chainTables, migrate } from './migrate.ts'

let db: Database

beforeAll(async () => {
  db = await openDatabase({ databaseUrl: null, dataDir: null })
  await migrate(db, features)
})
afterAll(() => db.destroy())

test('migrating again changes nothing', async () => {
  const before = await chainTables(db)
  await migrate(db, features)
  expect(await chainTables(db)).toEqual(before)
  expect(before).toEqual(
    expect.arrayContaining(['chain_blocks', 'chain_transactions', 'team_members']),
  )
})

test('an amount of 78 digits and a height come back as they went in', async () => {
  const most = 10n ** 78n - 1n
  const { rows } = await sql<{ amount: bigint; height: number }>`
    select ${String(most)}::numeric(78,0) as amount, 90000000::int8 as height`.execute(db)
  expect(rows).toEqual([{ amount: most, height: 90_000_000 }])
})

test('a query beside the transaction that encloses it is refused, not awaited for ever', async () => {
  const nested = db.transaction().execute(async () => {
    await db.selectFrom('orders').select('id').execute()
  })
  await expect(nested).rejects.toThrow('inside a transaction')
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([])
})

test('each change of a block is noted with the row before and after', async () => {
  await db.transaction().execute(async (block) => {
    await sql`select set_config('tessera.block', '7', true)`.execute(block)
    const row = { number: 7, id: 'a', parent: 'b', time: 1 }
    await block.insertInto('chainBlocks').values(row).execute()
    await block.updateTable('chainBlocks').set({ time: 2 }).execute()
  })
  const { rows } = await sql<{ before: unknown; after: unknown }>`
    select before, after from chain_undo where block = 7 order by seq`.execute(db)
  const first = { number: 7, id: 'a', parent: 'b', time: 1 }
  expect(rows).toEqual([
    { before: null, after: first },
    { before: first, after: { ...first, time: 2 } },
  ])
})
