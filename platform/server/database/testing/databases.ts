import { randomUUID } from 'node:crypto'

import { isFull } from '#platform/std/testing/campaign.ts'
import pg from 'pg'

import { type Database, openDatabase } from '../db.ts'

/** A database of its own; `close` leaves nothing behind. */
export interface OpenEngine {
  readonly db: Database
  readonly databaseUrl: string | null
  readonly close: () => Promise<void>
}

/** The tests' server, as `testPostgres.ts` has started it; null where there is none. */
const postgres = process.env['TEST_POSTGRES'] || null

export type Engine = 'PGlite' | 'PostgreSQL'

/** The available ones: tests of what must hold on both run on each. */
export const engines: readonly Engine[] = postgres === null ? ['PGlite'] : ['PGlite', 'PostgreSQL']

/** What a test runs on that names none: PostgreSQL where it is installed. */
export const usualEngine: Engine = engines.at(-1)!

/** For what seldom depends on the engine: both in `npm run test:full` alone. */
export const enginesInFull: readonly Engine[] = isFull ? engines : [usualEngine]

/** Empty, or a copy: of a PGlite by the file of its dump, of a PostgreSQL database by its name. */
export async function openEngine(
  engine: Engine = usualEngine,
  copyOf?: string,
): Promise<OpenEngine> {
  if (engine === 'PGlite') {
    const db = await openDatabase({ databaseUrl: null, dataDir: null, embeddedCopy: copyOf })
    return { db, databaseUrl: null, close: () => db.destroy() }
  }
  const { url, drop } = await emptyDatabase(copyOf)
  const db = await openDatabase({ databaseUrl: url, dataDir: null })
  return { db, databaseUrl: url, close: () => db.destroy().then(drop) }
}

export interface EmptyDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** A PostgreSQL database that nothing was written to, or a copy of the one of that name. */
export async function emptyDatabase(copyOf = 'template1'): Promise<EmptyDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onPostgres((query) => query(`create database ${name} template ${copyOf}`))
  const url = new URL(postgres!)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => onPostgres((query) => query(`drop database if exists ${name} with (force)`)),
  }
}

/** Makes the database of that name, by the first process that needs it. */
export function keptDatabase(name: string, fill: (db: Database) => Promise<void>): Promise<void> {
  return onPostgres(async (query) => {
    await query('select pg_advisory_lock(0)')
    if ((await query(`select from pg_database where datname = '${name}'`)).rowCount === 1) return
    const { url } = await emptyDatabase()
    const db = await openDatabase({ databaseUrl: url, dataDir: null })
    await fill(db)
    await db.destroy()
    // Its name only once it is whole.
    await query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`)
  })
}

type Query = (statement: string) => Promise<pg.QueryResult>

async function onPostgres(work: (query: Query) => Promise<unknown>): Promise<void> {
  if (postgres === null) throw new Error('PostgreSQL is not installed.')
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  try {
    await work((statement) => client.query(statement))
  } finally {
    await client.end()
  }
}
