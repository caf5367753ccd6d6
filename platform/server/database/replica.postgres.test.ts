import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { type Database, openDatabase, withReplica } from './db.ts'
import { migrate } from './migrate.ts'
import { type EmptyDatabase, emptyDatabase } from './testing/databases.ts'

/** Two databases alike but for the word in their one nonce: one sees who answered. */
const ends: (() => Promise<unknown>)[] = []
let primary: Database
let replica: Database
let both: ReturnType<typeof withReplica>

const word = (name: string) => ({
  nonce: name,
  address: 'TOne' as never,
  message: name,
  expiresAt: 1,
})
const whoAnswers = async (db: Database) =>
  (await db.selectFrom('nonces').select('nonce').executeTakeFirst())?.nonce
const block = (number: number) => ({
  number,
  id: `block ${number}`,
  parent: `block ${number - 1}`,
  time: number,
})

async function opened(name: string): Promise<{ db: Database; place: EmptyDatabase }> {
  const place = await emptyDatabase()
  const db = await openDatabase({ databaseUrl: place.url, dataDir: null })
  ends.push(place.drop, () => db.destroy())
  await migrate(db, [])
  await db.insertInto('nonces').values(word(name)).execute()
  return { db, place }
}

beforeAll(async () => {
  primary = (await opened('primary')).db
  const second = await opened('replica')
  replica = second.db
  both = withReplica(primary, second.place.url ?? '', pino({ level: 'silent' }))
  ends.push(() => both.reads.close())
})
beforeEach(async () => {
  for (const db of [primary, replica]) {
    await db.deleteFrom('chainBlocks').execute()
    await db.insertInto('chainBlocks').values(block(1)).execute()
  }
  await both.reads.check()
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

test('what only reads is answered by the replica', async () => {
  expect(both.reads.isGood).toBe(true)
  expect(await whoAnswers(both.db)).toBe('replica')
  expect(await whoAnswers(primary)).toBe('primary')
})

test('what writes, what runs in a transaction and what is written by hand goes to the primary', async () => {
  const { rows } = await sql<{ nonce: string }>`select nonce from nonces`.execute(both.db)
  expect(rows).toEqual([{ nonce: 'primary' }])
  await both.db.transaction().execute(async (inside) => {
    expect(await whoAnswers(inside)).toBe('primary')
  })
  const taken = await both.db.deleteFrom('nonces').returning('nonce').executeTakeFirst()
  expect(taken).toEqual({ nonce: 'primary' })
  expect(await whoAnswers(both.db)).toBe('replica')
  await both.db.insertInto('nonces').values(word('primary')).execute()
  expect(await whoAnswers(primary)).toBe('primary')
})

test('while it is behind by more than two blocks the primary answers', async () => {
  await primary.insertInto('chainBlocks').values([2, 3].map(block)).execute()
  await both.reads.check()
  expect(await whoAnswers(both.db)).toBe('replica')
  await primary.insertInto('chainBlocks').values(block(4)).execute()
  await both.reads.check()
  expect(await whoAnswers(both.db)).toBe('primary')
  await replica.insertInto('chainBlocks').values([2, 3].map(block)).execute()
  await both.reads.check()
  expect(await whoAnswers(both.db)).toBe('replica')
})

test('while it cannot answer the primary does, without an error', async () => {
  await sql`alter table nonces rename to gone`.execute(replica)
  expect(await whoAnswers(both.db)).toBe('primary')
  await sql`alter table gone rename to nonces`.execute(replica)
  expect(await whoAnswers(both.db)).toBe('replica')
})

test('one that is down is left aside, and used again when it is back', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(replica)
  const name = rows[0]?.name ?? ''
  const connections = (allowed: boolean) =>
    sql`alter database ${sql.id(name)} allow_connections ${sql.raw(String(allowed))}`.execute(
      primary,
    )
  await connections(false)
  try {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name}`.execute(primary)
    expect(await Promise.all([whoAnswers(both.db), whoAnswers(both.db)])).toEqual([
      'primary',
      'primary',
    ])
    await both.reads.check()
    expect(both.reads.isGood).toBe(false)
    expect(await whoAnswers(both.db)).toBe('primary')
  } finally {
    await connections(true)
  }
  await both.reads.check()
  expect(await whoAnswers(both.db)).toBe('replica')
})
