import { features } from '#apps/server/features.ts'
import type { Column } from '#platform/std/chainTable.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tablesOf } from './chainSchema.ts'
import { migrate } from './migrate.ts'
import { sqlName } from './names.ts'
import { type OpenEngine, engines, openEngine } from './testing/databases.ts'

/** Tables as they are declared against those that are there: neither may have what the other lacks. */

/** Kept by the platform in SQL alone. */
const untyped = [
  'chain_schema',
  'chain_undo',
  'indexer_lease',
  'kysely_migration',
  'kysely_migration_lock',
  'later_indexes',
]

const namesOfTypes = {
  int8: 'bigint',
  'numeric(78,0)': 'numeric(78,0)',
  text: 'text',
  boolean: 'boolean',
  bytea: 'bytea',
} as const satisfies Record<Column['type'], string>

const declared = () =>
  Object.fromEntries(
    tablesOf(features).map(({ name, columns }) => [
      sqlName(name),
      Object.fromEntries(
        Object.entries(columns).map(([column, { type, nullable }]) => [
          sqlName(column),
          `${namesOfTypes[type]}${nullable ? ' null' : ''}`,
        ]),
      ),
    ]),
  )

describe.each(engines)('on %s', (on) => {
  let engine: OpenEngine
  beforeAll(async () => {
    engine = await openEngine(on)
    await migrate(engine.db, features)
  })
  afterAll(() => engine?.close())

  test('each table has exactly the columns of its declaration', async () => {
    const { rows } = await sql<{ table: string; column: string; type: string; empty: boolean }>`
      select relname::text as table, attname::text as column, format_type(atttypid, atttypmod) as type,
        not attnotnull as empty
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`.execute(
      engine.db,
    )
    const live: Record<string, Record<string, string>> = {}
    for (const { table, column, type, empty } of rows) {
      if (untyped.includes(table)) continue
      live[table] ??= {}
      live[table][column] = `${type}${empty ? ' null' : ''}`
    }
    expect(Object.keys(live).length).toBeGreaterThan(10)
    expect(live).toEqual(declared())
  })

  test('each table that an indexer writes has its key and the trigger', async () => {
    const { rows } = await sql<{ name: string; key: string }>`
      select c.relname::text as name,
        (select string_agg(a.attname, ' ' order by k.place) from pg_index i,
          unnest(i.indkey::int2[]) with ordinality as k (number, place)
          join pg_attribute a on a.attnum = k.number
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as key
      from pg_trigger g join pg_class c on c.oid = g.tgrelid where g.tgname = 'note_undo'`.execute(
      engine.db,
    )
    const chain = tablesOf(features).filter(({ kind }) => kind === 'chain')
    expect(Object.fromEntries(rows.map(({ name, key }) => [name, key]))).toEqual(
      Object.fromEntries(chain.map(({ name, key }) => [sqlName(name), key.map(sqlName).join(' ')])),
    )
    expect(rows.length).toBeGreaterThan(5)
  })
})
