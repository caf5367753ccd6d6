import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { type Database, openDatabase } from '../db.ts'

/** An empty database of its own; `close` leaves nothing behind. */
export interface OpenEngine {
  readonly db: Database
  readonly databaseUrl: string | null
  readonly close: () => Promise<void>
}

/** The server that `npm run test:postgres` has started; null: the embedded database. */
const postgres = process.env['TEST_POSTGRES'] || null

/** For the names of tests. */
export const engineName = postgres === null ? 'PGlite' : 'PostgreSQL'

export async function openEngine(): Promise<OpenEngine> {
  if (postgres === null) return openEmbedded()
  const { url, drop } = await emptyDatabase(postgres)
  const db = await openDatabase({ databaseUrl: url, dataDir: null })
  return {
    db,
    databaseUrl: url,
    async close() {
      await db.destroy()
      await drop()
    },
  }
}

export async function openEmbedded(): Promise<OpenEngine> {
  const db = await openDatabase({ databaseUrl: null, dataDir: null })
  return { db, databaseUrl: null, close: () => db.destroy() }
}

export interface EmptyDatabase {
  /** null: the embedded one. */
  readonly url: string | null
  readonly drop: () => Promise<void>
}

/** A database that nothing was written to; on PostgreSQL in a test run on PostgreSQL. */
export async function emptyDatabase(server = postgres): Promise<EmptyDatabase> {
  if (server === null) return { url: null, drop: async () => {} }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await command(server, `create database ${name}`)
  return {
    url: url.href,
    drop: () => command(server, `drop database if exists ${name} with (force)`),
  }
}

async function command(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
