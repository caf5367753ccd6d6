import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type PostgresPool,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'

import { renamed } from './namedStatements.ts'
import type { Reads } from './pipes.ts'
import { asUnavailable, onlyReads, type Room } from './unavailable.ts'

/**
 * PostgreSQL behind Kysely. What only reads and stands alone goes to `reads`; a transaction, a
 * statement that writes, and what the same caller runs after either, have a connection of the pool
 * to themselves.
 */
export function postgresDialect(pool: PostgresPool, reads: Reads, room: Room): Dialect {
  const own = new PostgresDriver({ pool: async () => pool })
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => driverOf(own, reads, room),
  }
}

type PinnedConnection = Parameters<PostgresDriver['releaseConnection']>[0]

function driverOf(own: PostgresDriver, reads: Reads, room: Room): Driver {
  const taken = (connection: DatabaseConnection): Promise<PinnedConnection> =>
    (connection as LateConnection).own()
  return {
    init: () => own.init(),
    acquireConnection: async () => new LateConnection(own, reads, room),
    async beginTransaction(one, settings) {
      ;(one as LateConnection).inTransaction = true
      await own.beginTransaction(await taken(one), settings).catch(thrown(false))
    },
    // Without an answer PostgreSQL may have committed.
    commitTransaction: async (one) => own.commitTransaction(await taken(one)).catch(thrown(true)),
    rollbackTransaction: async (one) =>
      own.rollbackTransaction(await taken(one)).catch((error: unknown) => {
        // The transaction ended with its connection; the caller gets the first error.
        if (asUnavailable(error) === error) throw error
      }),
    savepoint: async (one, ...how) => own.savepoint(await taken(one), ...how),
    rollbackToSavepoint: async (one, ...how) => own.rollbackToSavepoint(await taken(one), ...how),
    releaseSavepoint: async (one, ...how) => own.releaseSavepoint(await taken(one), ...how),
    releaseConnection: (one) => (one as LateConnection).release(),
    async destroy() {
      await Promise.all([own.destroy(), reads.close()])
    },
  }
}

const thrown =
  (unconfirmed: boolean) =>
  (error: unknown): never => {
    throw asUnavailable(error, unconfirmed)
  }

/** Takes a connection of the pool when something needs one to itself. */
class LateConnection implements DatabaseConnection {
  constructor(driver: PostgresDriver, reads: Reads, room: Room) {
    this.driver = driver
    this.reads = reads
    this.room = room
  }
  private readonly driver: PostgresDriver
  private readonly reads: Reads
  private readonly room: Room
  private connection: Promise<PinnedConnection> | null = null
  inTransaction = false

  own(): Promise<PinnedConnection> {
    return (this.connection ??= this.driver
      .acquireConnection()
      .catch(thrown(false)) as Promise<PinnedConnection>)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.connection === null && standsAlone(query)) {
      const { rows } = await this.reads.query(query.sql, query.parameters).catch(thrown(false))
      return { rows: rows as R[] }
    }
    const connection = await this.own()
    const writes = !onlyReads(query.sql)
    try {
      const result = await connection.executeQuery<R>(query)
      if (writes) this.room.kept()
      return result
    } catch (error) {
      this.room.failed(error)
      // A transaction cannot continue from here; a new attempt finds it mended.
      renamed(query.sql, error)
      // In a transaction nothing is kept before its end.
      throw asUnavailable(error, !this.inTransaction && writes)
    }
  }

  async *streamQuery<R>(
    query: CompiledQuery,
    chunk: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.own()).streamQuery<R>(query, chunk)
  }

  async release(): Promise<void> {
    const taken = await this.connection?.catch(() => null)
    if (taken) await this.driver.releaseConnection(taken)
  }
}

/** A select of the query builder that locks nothing and has no part that could write. */
function standsAlone({ query }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) && query.with === undefined && query.endModifiers === undefined
}
