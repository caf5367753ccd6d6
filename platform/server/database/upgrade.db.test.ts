import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

import { features } from '#apps/server/features.ts'
import { amount, cacheTable, chainTable, int } from '#platform/std/chainTable.ts'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { chainTables } from './chainSchema.ts'
import type { Database } from './db.ts'
import { migrate } from './migrate.ts'
import { dumpTables } from './testing/dump.ts'
import { type Engine, type OpenEngine, engines as both, openEngine } from './testing/databases.ts'

const opened: OpenEngine[] = []
let on: Engine
const open = async (): Promise<Database> => {
  const engine = await openEngine(on)
  opened.push(engine)
  return engine.db
}
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
})

/**
 * A database as the version left it whose migrations made every table: dumped by pg_dump, a
 * statement each between lines of `--`, with a row or more in each table of users and some from the chain.
 */
async function former(): Promise<Database> {
  const db = await open()
  const file = path.join(import.meta.dirname, 'testing/former.sql.gz')
  const statements = gunzipSync(readFileSync(file)).toString().split('\n--\n')
  for (const statement of statements) await sql.raw(statement).execute(db)
  return db
}

/** Columns, indexes, checks, triggers and functions, as the database itself words them. */
async function catalog(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select line from (
      select format('%s %s %s %s %s', c.oid::regclass, a.attname, format_type(atttypid, atttypmod), attnotnull,
          attcollation::regcollation) as line
        from pg_class c join pg_attribute a on attrelid = c.oid
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      union all select format('%s %s', oid::regclass, reloptions) from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_constraintdef(oid) || conrelid::regclass from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    ) all_of_it order by line collate "C"`.execute(db)
  return rows.map(({ line }) => line)
}

const ofUsers = async (db: Database) => {
  const dump = await dumpTables(db)
  for (const name of [...(await chainTables(db)), 'chain_undo', 'later_indexes']) delete dump[name]
  for (const name of ['exchange_coin_facts', 'exchange_coin_words']) delete dump[name]
  return dump
}

const ordersOf = (dump: Awaited<ReturnType<typeof ofUsers>>): object[] =>
  (dump['orders'] ?? []).map((row) => JSON.parse(row) as object)

describe.each(both)('on %s', (engine) => {
  beforeAll(() => {
    on = engine
  })

  test('a database of the version before keeps what users wrote; the rest is as in a new one', async () => {
    const db = await former()
    const before = await ofUsers(db)
    expect(Object.keys(before).toSorted()).toEqual([
      'account_members',
      'account_nickname_words',
      'account_pictures',
      'account_profiles',
      'call_counts',
      'nonces',
      'orders',
      'sessions',
      'team_hints',
    ])
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true)
    await migrate(db, features)
    const after = await ofUsers(db)
    const settled = (row: object) => ({ ...row, by_receipt: false, receipt: null })
    expect(ordersOf(after)).toEqual(ordersOf(before).map(settled))
    const added = Object.entries(after).filter(([name]) => !(name in before))
    expect(added.flatMap(([, rows]) => rows)).toEqual([])
    const kept = Object.fromEntries(Object.keys(before).map((name) => [name, after[name]]))
    expect({ ...kept, orders: [] }).toEqual({ ...before, orders: [] })
    const dump = await dumpTables(db)
    for (const name of [...(await chainTables(db)), 'chain_undo', 'exchange_coin_facts'])
      expect(dump[name]).toEqual([])
    const fresh = await open()
    await migrate(fresh, features)
    expect(await catalog(db)).toEqual(await catalog(fresh))
  })

  test('one that is older is refused, and nothing is lost', async () => {
    const db = await former()
    await sql`delete from kysely_migration where name = '0010-bounded-rows'`.execute(db)
    const before = await dumpTables(db)
    await expect(migrate(db, features)).rejects.toThrow('older than the version before')
    expect(await dumpTables(db)).toEqual(before)
  })

  test('tables from the chain stay as long as their declarations do', async () => {
    const jars = chainTable('jars', { id: int, paid: amount }, { key: ['id'] })
    const named = cacheTable('jarNames', { id: int }, { key: ['id'] })
    const feature = { name: 'jar', endpoints: [], tables: [jars, named] }
    const db = await open()
    const nonce = { nonce: 'n', address: 'T' as never, message: 'm', expiresAt: 9 }
    await migrate(db, [feature])
    await db.insertInto('nonces').values(nonce).execute()
    const fill = async () => {
      await sql`insert into jars values (1, 2)`.execute(db)
      await sql`insert into jar_names values (1)`.execute(db)
    }
    const counts = async () =>
      (
        await sql`select (select count(*) from jars)::int8 as jars,
          (select count(*) from jar_names)::int8 as names`.execute(db)
      ).rows[0]
    await fill()
    await migrate(db, [feature])
    expect(await counts()).toEqual({ jars: 1, names: 1 })
    const wider = chainTable('jars', { id: int, paid: amount, block: int }, { key: ['id'] })
    for (const other of [
      { ...feature, reads: 1 },
      { ...feature, tables: [wider, named] },
      feature,
    ]) {
      await migrate(db, [other])
      expect(await counts()).toEqual({ jars: 0, names: 0 })
      await sql`insert into jar_names values (1)`.execute(db)
    }
    await migrate(db, [])
    const { rows } = await sql`select 1 where to_regclass('jars') is not null
      or to_regclass('jar_names') is not null`.execute(db)
    expect(rows).toEqual([])
    expect(await db.selectFrom('nonces').selectAll().execute()).toEqual([nonce])
  })
})
