import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { features } from '#apps/server/features.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { migrate } from './migrate.ts'
import { type OpenEngine, engineName, openEngine } from './testing/databases.ts'

/** The types of the tables against the tables that the migrations make: neither may have what the other lacks. */
const root = path.resolve(import.meta.dirname, '../../..')
const files = [
  'platform/server/database/db.ts',
  ...readdirSync(path.join(root, 'features'))
    .map((feature) => `features/${feature}/tables.ts`)
    .filter((file) => existsSync(path.join(root, file))),
]

/** Kept by the platform in SQL alone. */
const untyped = [
  'chain_undo',
  'indexer_lease',
  'kysely_migration',
  'kysely_migration_lock',
  'later_indexes',
]

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function columnOf(type: string): string {
  const parts = type.split('|').map((part) => part.trim())
  const [kind = ''] = parts.filter((part) => part !== 'null')
  const known: Record<string, string> = {
    number: 'bigint',
    bigint: 'numeric',
    boolean: 'boolean',
    Uint8Array: 'bytea',
  }
  return `${known[kind] ?? 'text'}${parts.includes('null') ? ' null' : ''}`
}

/** `name: type` of each line of an interface or of a row's literal type. */
const fieldsOf = (body: string): [string, string][] =>
  [...body.matchAll(/(\w+): ([^;\n}]+)/g)].map(([, name = '', type = '']) => [name, type])

/** As the sources declare them: table → column → type. */
function declared(): Record<string, Record<string, string>> {
  const tables: Record<string, Record<string, string>> = {}
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8').replace(
      /\/\*[^]*?\*\/|\/\/.*$/gm,
      '',
    )
    const bodies = new Map(
      [...source.matchAll(/interface (\w+) \{([^]*?)\n\}/g)].map(([, name = '', body = '']) => [
        name,
        body,
      ]),
    )
    const list = /(?:interface|type) \w+Tables(?: =)? \{([^]*?)\n\}/.exec(source)?.[1] ?? ''
    for (const [, name = '', row = ''] of list.matchAll(/(\w+): (\{[^}]*\}|\w+)/g)) {
      const body = row.startsWith('{') ? row : bodies.get(row)
      if (body === undefined) throw new Error(`${file} does not say what ${row} is`)
      const columns = fieldsOf(body).map(([field, type]) => [snake(field), columnOf(type)])
      tables[snake(name)] = Object.fromEntries(columns) as Record<string, string>
    }
  }
  return tables
}

describe(`on ${engineName}`, () => {
  let engine: OpenEngine
  beforeAll(async () => {
    engine = await openEngine()
    await migrate(engine.db, features)
  })
  afterAll(() => engine?.close())

  test('each table has exactly the columns of its type', async () => {
    const { rows } = await sql<{ table: string; column: string; type: string; empty: string }>`
      select table_name::text as table, column_name::text as column,
        data_type::text || coalesce('(' || case when data_type = 'numeric'
          then numeric_precision || ',' || numeric_scale end || ')', '') as type,
        is_nullable::text as empty
      from information_schema.columns where table_schema = 'public'`.execute(engine.db)
    const live: Record<string, Record<string, string>> = {}
    for (const { table, column, type, empty } of rows) {
      if (untyped.includes(table)) continue
      live[table] ??= {}
      live[table][column] =
        `${type.replace('numeric(78,0)', 'numeric')}${empty === 'YES' ? ' null' : ''}`
    }
    expect(Object.keys(live).length).toBeGreaterThan(10)
    expect(live).toEqual(declared())
  })

  test('each table that an indexer writes has a primary key and the trigger', async () => {
    const { rows } = await sql<{ name: string; keys: number }>`
      select t.event_object_table::text as name, count(distinct c.constraint_name)::int8 as keys
      from information_schema.triggers t left join information_schema.table_constraints c
        on c.table_name = t.event_object_table and c.constraint_type = 'PRIMARY KEY'
      where t.trigger_name = 'note_undo' group by 1`.execute(engine.db)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter(({ keys }) => keys !== 1)).toEqual([])
  })
})
