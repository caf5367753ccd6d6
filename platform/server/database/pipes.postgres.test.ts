import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { notByKey } from './byKey.ts'
import { connectionsOf, type Database, openDatabase, readsByKey } from './db.ts'
import { type OpenEngine, openEngine } from './testing/databases.ts'

let engine: OpenEngine
let db: Database
let other: pg.Client
const things = () =>
  (db as unknown as import('kysely').Kysely<{ things: { id: number; longName: string } }>)
    .selectFrom('things')
    .selectAll()
    .orderBy('id')

beforeAll(async () => {
  engine = await openEngine()
  db = engine.db
  other = new pg.Client({ connectionString: engine.databaseUrl ?? '' })
  await other.connect()
})
beforeEach(async () => {
  await sql`drop table if exists things`.execute(db)
  await sql`create table things (id int8 primary key, long_name text not null)`.execute(db)
  await sql`insert into things select n, 'n' || n from generate_series(1, 200) as n`.execute(db)
})
afterAll(async () => {
  await other?.end()
  await engine?.close()
})

const one = (id: number) => things().where('id', '=', id).executeTakeFirst()

test('of many reads at once each has its own answer', async () => {
  const ids = Array.from({ length: 500 }, (_, i) => 1 + ((i * 37) % 200))
  const rows = await Promise.all(ids.map(one))
  expect(rows).toEqual(ids.map((id) => ({ id, longName: `n${id}` })))
})

test('a read that fails fails alone', async () => {
  const bad = things().where(sql<boolean>`1 / (id - 7) = 0`)
  const asked = Array.from({ length: 60 }, (_, i) => (i % 3 === 0 ? bad.execute() : one(i)))
  const answers = await Promise.all(asked.map((one) => one.catch(({ code }) => ({ code }))))
  expect(answers).toEqual(
    asked.map((_, i) => (i % 3 === 0 ? { code: '22012' } : { id: i, longName: `n${i}` })),
  )
})

test('what was written is read, inside its transaction and after it', async () => {
  const rename = (name: string) => sql`update things set long_name = ${name} where id = 1`
  await db.transaction().execute(async (inside) => {
    await rename('inside').execute(inside)
    const own = await (inside as unknown as typeof db)
      .selectFrom('things' as never)
      .selectAll()
      .where('id' as never, '=', 1 as never)
      .executeTakeFirst()
    expect(own).toEqual({ id: 1, longName: 'inside' })
    expect(await one(1)).toEqual({ id: 1, longName: 'n1' })
  })
  expect(await one(1)).toEqual({ id: 1, longName: 'inside' })
  await rename('after').execute(db)
  expect(await one(1)).toEqual({ id: 1, longName: 'after' })
})

test('a table that has got a column since is read on, by every connection', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, i) => one(i + 1)))
  await other.query('alter table things add column new_one int8 not null default 5')
  const rows = await Promise.all(Array.from({ length: 40 }, (_, i) => one(i + 1)))
  expect(rows).toEqual(
    Array.from({ length: 40 }, (_, i) => ({ id: i + 1, longName: `n${i + 1}`, newOne: 5 })),
  )
})

test('of the same words in two databases, each answers with its own columns', async () => {
  const second = await openEngine()
  const here = sql`select * from things where id = ${1n}`
  expect((await here.execute(db)).rows).toEqual([{ id: 1, longName: 'n1' }])
  await sql`create table things (long_name text, id int8, an_amount numeric)`.execute(second.db)
  await sql`insert into things values (null, 1, 7)`.execute(second.db)
  for (let i = 0; i < 2; i++) {
    expect((await here.execute(second.db)).rows).toEqual([{ longName: null, id: 1, anAmount: 7n }])
    expect((await here.execute(db)).rows).toEqual([{ id: 1, longName: 'n1' }])
  }
  await second.close()
})

test('a column that is named twice is its last; what lies inside a column keeps its names', async () => {
  const { rows } = await sql`select id as an_id, ${'x'}::text as an_id, '{"a_b": 1}'::json as in_it
    from things where id < 3 order by id`.execute(db)
  expect(rows).toEqual([1, 2].map(() => ({ anId: 'x', inIt: { a_b: 1 } })))
})

test('connections that PostgreSQL ends are opened again', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, i) => one(i + 1)))
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await expect.poll(() => one(3).catch(() => null)).toEqual({ id: 3, longName: 'n3' })
  expect(await Promise.all([one(1), one(2)])).toHaveLength(2)
})

test('reads take few connections, however many there are', async () => {
  await Promise.all(Array.from({ length: 300 }, (_, i) => one(1 + (i % 200))))
  const { rows } = await other.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database()
      and application_name = 'tessera'`,
  )
  expect(Number(rows[0]?.count)).toBeLessThanOrEqual(4 + 8)
})

test.each([4, 12])('of %i connections all are used, and no more', async (most) => {
  const { databaseUrl } = engine
  const own = await openDatabase({ databaseUrl, dataDir: null, databaseConnections: most })
  const read = (from: Database) => from.selectNoFrom(sql`1`.as('one')).execute()
  const write = () => own.transaction().execute((inside) => sql`select 1`.execute(inside))
  const asked = Array.from({ length: 40 }, () => [read(own), read(readsByKey(own)!), write()])
  await Promise.all(asked.flat())
  const { busy, idle } = connectionsOf(own)!
  expect(busy + idle).toBe(most)
  await own.destroy()
})

test('one connection has no way to a row but its key', async () => {
  const way = (from: Database, name: string) =>
    from.selectNoFrom(sql<string>`current_setting(${name})`.as('is')).executeTakeFirst()
  for (const name of notByKey) {
    expect(await way(db, name)).toEqual({ is: 'on' })
    expect(await way(readsByKey(db)!, name)).toEqual({ is: 'off' })
  }
})

test('what locks rows has a connection to itself', async () => {
  await db.transaction().execute(async (inside) => {
    await sql`select 1 from things where id = 5 for update`.execute(inside)
    const skipped = await things().where('id', '=', 5).forUpdate().skipLocked().execute()
    expect(skipped).toEqual([])
    expect(await one(5)).toEqual({ id: 5, longName: 'n5' })
  })
})
