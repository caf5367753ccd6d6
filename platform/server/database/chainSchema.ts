import { createHash } from 'node:crypto'

import type { Table } from '#platform/std/chainTable.ts'
import { sql } from 'kysely'

import type { ServerFeature } from '#platform/server/feature.ts'
import type { Database } from './db.ts'
import { sqlName } from './names.ts'
import { platformTables } from './tables.ts'
import { ofEachSchema } from './users.ts'
import { undoFunctions, undoStatements } from './undo.ts'

type Features = readonly Pick<ServerFeature, 'name' | 'tables' | 'reads'>[]

export const tablesOf = (features: Features): readonly Table[] => [
  ...platformTables,
  ...features.flatMap(({ tables }) => tables ?? []),
]

/** Any number that nothing else locks. */
const schemaLock = 7_355_001

/** Two processes may begin at once. */
export const makeSchema = (db: Database, schema: string): Promise<void> =>
  db.transaction().execute(async (own) => {
    await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(own)
    await sql`create schema if not exists ${sql.id(schema)}`.execute(own)
  })

/**
 * Makes the chain tables as declared, in the schema that names are looked up in first. Where they
 * were made from another declaration, all of them are dropped, made again and read again from the
 * first block on; what users wrote stays.
 */
export async function makeChainSchema(db: Database, features: Features): Promise<void> {
  const tables = tablesOf(features)
    .filter(({ kind }) => kind !== 'user')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const statements = [
    ...undoStatements,
    'create table later_indexes (definition text primary key)',
    ...tables.flatMap(statementsOf),
  ]
  const reads = features.map(({ name, reads: number = 0 }) => `${name} ${number}`).toSorted()
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([statements, reads]))
    .digest('hex')
  if ((await made(db))?.fingerprint === fingerprint) return
  await db.transaction().execute(async (own) => {
    await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(own)
    // Nothing of another schema is found from here on, and dropped in the place of what is missing.
    await sql`select set_config('search_path', quote_ident(current_schema()), true)`.execute(own)
    for (const statement of ofEachSchema) await sql.raw(statement).execute(own)
    const former = await made(own)
    if (former?.fingerprint === fingerprint) return
    if (former !== undefined) await refuseInUse(own)
    const names = tables.map(({ name }) => sqlName(name))
    await dropAll(own, new Set([...(former?.tables ?? (await chainTables(own))), ...names]))
    for (const statement of statements) await sql.raw(statement).execute(own)
    await sql`delete from chain_schema`.execute(own)
    await sql`insert into chain_schema values (${fingerprint}, ${`{${names.join()}}`}::text::text[])`.execute(
      own,
    )
  })
}

interface Made {
  readonly fingerprint: string
  readonly tables: readonly string[]
}

/** Another release would lose its tables in the middle of its work. */
async function refuseInUse(db: Database): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    select current_schema()::text as schema from indexer_lease
    where expires_at > extract(epoch from clock_timestamp()) * 1000`.execute(db)
  const [used] = rows
  if (used === undefined) return
  throw new Error(
    `Another release indexes into the schema ${used.schema}: stop it first, or name another with CHAIN_SCHEMA.`,
  )
}

async function made(db: Database): Promise<Made | undefined> {
  const { rows } = await sql<{ fingerprint: string; tables: string }>`
    select fingerprint, array_to_string(tables, ',') as tables from chain_schema
    where tableoid = to_regclass(current_schema() || '.chain_schema')`.execute(db)
  return rows.map((row) => ({ ...row, tables: row.tables.split(',') }))[0]
}

async function dropAll(db: Database, tables: ReadonlySet<string>): Promise<void> {
  const all = [...tables, 'chain_undo', 'later_indexes'].map((name) => sql.table(name))
  await sql`drop table if exists ${sql.join(all)}`.execute(db)
  await sql`drop function if exists ${sql.raw(undoFunctions.join())}`.execute(db)
}

function statementsOf(table: Table): string[] {
  const { kind, columns, key, indexes = [], checks = [], insertOnly, fillfactor } = table
  const name = sqlName(table.name)
  const lines = [
    ...Object.entries(columns).map(
      ([column, { type, nullable, bytewise }]) =>
        `${sqlName(column)} ${type}${bytewise ? ' collate "C"' : ''}${nullable ? '' : ' not null'}`,
    ),
    `primary key (${key.map(sqlName).join(', ')})`,
    ...checks.map((check) => `check (${check})`),
  ]
  const statements = [
    `create table ${name} (${lines.join(', ')})${fillfactor === undefined ? '' : ` with (fillfactor = ${fillfactor})`}`,
    ...indexes.map(({ on, unique, include, where }, i) => {
      const parts = on.map((part) => (part.startsWith('(') ? part : sqlName(part)))
      return `create ${unique ? 'unique ' : ''}index ${name}_${i + 1} on ${name} (${parts.join(', ')})${
        include === undefined ? '' : ` include (${include.map(sqlName).join(', ')})`
      }${where === undefined ? '' : ` where ${where}`}`
    }),
  ]
  if (insertOnly !== undefined) {
    statements.push(
      `create trigger refuse_change before update on ${name}
        for each row execute function refuse_change('${insertOnly}')`,
    )
  }
  // A row for which nothing is to be noted calls no trigger: most are noted many at once, by who writes them.
  if (kind === 'chain') {
    statements.push(
      `create trigger note_undo after insert or update or delete on ${name}
        for each row when (current_setting('tessera.block', true) <> '') execute function note_undo()`,
    )
  }
  return statements
}

/** Of the tables from the chain that this process reads and writes. */
export const ownSchema = sql`to_regnamespace(current_schema()::text)`

/** Every table that carries the trigger: what is from the chain. */
export async function chainTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'note_undo' and relnamespace = ${ownSchema} order by 1`.execute(db)
  return rows.map((row) => row.name)
}

/** Everything from the chain is forgotten, to be read again from the first block on. What users have written stays. */
export async function forgetChain(db: Database): Promise<void> {
  const names = [...(await chainTables(db)), 'chain_undo']
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(db)
}

/**
 * Makes those that were left out. `beside`: another connection to the same database, by which half of them are made at
 * the same time; they stay where the rest fails, and the next time are there already.
 */
export async function makeDeferredIndexes(
  db: Database,
  beside: Database | null = null,
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    delete from later_indexes returning definition`.execute(db)
  const all = rows
    .map(({ definition }) => definition.replace(/ index /i, '$&if not exists '))
    .sort()
  const make = async (own: Database, some: readonly string[]): Promise<void> => {
    for (const definition of some) await sql.raw(definition).execute(own)
  }
  if (beside === null) return make(db, all)
  // Of each table every other one.
  const half = (odd: number) => all.filter((_, i) => i % 2 === odd)
  await Promise.all([make(db, half(0)), beside.transaction().execute((own) => make(own, half(1)))])
}
