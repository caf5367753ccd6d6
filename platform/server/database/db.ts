import path from 'node:path'

import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'

import type { Config } from '#platform/server/config.ts'
import { notByKey } from './byKey.ts'
import { NamingClient } from './namedStatements.ts'
import { camelRows, underscored } from './names.ts'
import { openPglite } from './pglite.ts'
import { Pipes, type Reads } from './pipes.ts'
import { postgresDialect } from './postgres.ts'
import { ReplicaReads } from './replica.ts'
import type { PlatformTables } from './tables.ts'
import { Room } from './unavailable.ts'

export type { ChainTransaction, OrderRow, PlatformTables } from './tables.ts'

export type Database = Kysely<PlatformTables>

/** PostgreSQL before this lacks what the migrations use. */
const oldest = 150_000

/** Milliseconds after which PostgreSQL ends a transaction whose process is silent, and frees its locks. */
const idleMs = 4_000

/** Milliseconds until a query times out: less than the browser's timeout of 10 s. */
const answerMs = 8_000
/** Milliseconds after which PostgreSQL cancels a statement. */
const statementMs = 30_000

interface Opened {
  readonly pool: pg.Pool
  readonly reads: Pipes
  readonly keyed: Pipes
  readonly room: Room
  readonly schema: string
}

const pools = new WeakMap<object, Opened>()

/** How many connections PostgreSQL gives us, and how many queries wait for one; null where it is embedded. */
export function connectionsOf(
  db: Database,
): { busy: number; idle: number; waiting: number } | null {
  const opened = pools.get(db)
  if (opened === undefined) return null
  const { pool, reads, keyed } = opened
  const idle = pool.idleCount + reads.idle + keyed.idle
  const all = pool.totalCount + reads.count + keyed.count
  return { busy: all - idle, idle, waiting: pool.waitingCount }
}

/** False from a write that failed on a full disk until the next that succeeds. An embedded database lies in DATA_DIR. */
export const hasRoom = (db: Database): boolean => pools.get(db)?.room.has ?? true

interface Where extends Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'databaseConnections' | 'databaseAnswerMs' | 'chainSchema'
> {
  /** Of an embedded one in memory: the file of the dump it begins as. */
  readonly embeddedCopy?: string | undefined
}

/** The same database by a connection that finds rows by their keys alone; null where there is one connection for all. */
export function readsByKey(db: Database): Database | null {
  const opened = pools.get(db)
  return opened === undefined ? null : kyselyOn(opened, opened.keyed)
}

/** Where rows from the chain are, if not beside what users wrote; else null. */
export function chainSchemaOf(db: Database): string | null {
  const schema = pools.get(db)?.schema ?? 'public'
  return schema === 'public' ? null : schema
}

/** The same database for long work, as indexing and migrations: waits until PostgreSQL cancels the statement. */
export function patiently(db: Database): Database {
  const opened = pools.get(db)
  return opened === undefined ? db : kyselyOn(opened, opened.reads, statementMs + 2_000)
}

/** Open, and proven to answer. */
export async function openDatabase(config: Where): Promise<Database> {
  const db = await connect(config)
  try {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int8 as version`.execute(db)
    const version = rows[0]?.version ?? 0
    if (version < oldest) {
      throw new Error(
        `PostgreSQL ${Math.floor(version / 10_000)} is too old: 15 or newer is needed.`,
      )
    }
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function connect(config: Where): Promise<Database> {
  if (config.databaseUrl === null) {
    const folder = config.dataDir === null ? null : path.join(config.dataDir, 'database')
    return new Kysely({
      dialect: underscored(await openPglite(folder, config.embeddedCopy)),
      plugins: [camelRows],
    })
  }
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, BigInt)
  const { databaseUrl, databaseConnections: most = 12, databaseAnswerMs = answerMs } = config
  const { chainSchema: schema = 'public' } = config
  const readers = Math.min(4, Math.floor(most / 3))
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl, schema),
    query_timeout: databaseAnswerMs,
    max: most - readers - 1,
    Client: NamingClient,
    pipeline: true,
  })
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {})
  // A slow read is cancelled before it ends the connection that others share.
  const toRead = {
    ...connectionTo(databaseUrl, schema),
    statement_timeout: databaseAnswerMs - 1_000,
    query_timeout: databaseAnswerMs,
  }
  const reads = new Pipes(toRead, readers)
  const keyed = new Pipes({ ...toRead, options: `${byKeyAlone} ${pathTo(schema)}` }, 1)
  const opened = { pool, reads, keyed, room: new Room(), schema }
  const db = kyselyOn(opened, {
    query: (text, values) => reads.query(text, values),
    close: async () => void (await Promise.all([reads.close(), keyed.close()])),
  })
  pools.set(db, opened)
  return db
}

const byKeyAlone = notByKey.map((way) => `-c ${way}=off`).join(' ')

/** Names are looked up in the schema of the chain's tables first. */
const pathTo = (schema: string): string =>
  schema === 'public' ? '' : `-c search_path=${schema},public`

const connectionTo = (connectionString: string, schema: string) => ({
  connectionString,
  options: pathTo(schema),
  connectionTimeoutMillis: 5_000,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleMs,
  application_name: 'tessera',
  keepAlive: true,
})

function kyselyOn(
  { pool, room }: Pick<Opened, 'pool' | 'room'>,
  reads: Reads,
  waitMs?: number,
): Database {
  const taken = {
    async connect() {
      const client = await pool.connect()
      ;(client as unknown as NamingClient).waitMs = waitMs
      return client
    },
    end: () => pool.end(),
    options: pool.options,
  }
  return new Kysely({ dialect: underscored(postgresDialect(taken, reads, room)) })
}

/** The same database, with a replica that answers what only reads, as long as it is up to date. */
export function withReplica(
  db: Database,
  replicaUrl: string,
  log: Logger,
): { readonly db: Database; readonly reads: ReplicaReads } {
  const opened = pools.get(db)
  if (opened === undefined) throw new Error('an embedded database has no replica')
  const { reads: primary, schema } = opened
  // A replica that hangs is abandoned soon: the primary is there.
  const replica = new Pipes({ ...connectionTo(replicaUrl, schema), query_timeout: 2_000 }, 4)
  const reads = new ReplicaReads({ replica, primary, log })
  return { db: kyselyOn(opened, reads), reads }
}
