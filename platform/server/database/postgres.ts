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

/**
 * PostgreSQL behind Kysely. What only reads and stands alone goes to `reads`; a transaction, a
 * statement that writes, and whatever the same caller asks after either, have a connection of the
 * pool to themselves.
 */
export function postgresDialect(pool: PostgresPool, reads: Reads): Dialect {
  const own = new PostgresDriver({ pool: async () => pool })
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => driverOf(own, reads),
  }
}

type PinnedConnection = Parameters<PostgresDriver['releaseConnection']>[0]

function driverOf(own: PostgresDriver, reads: Reads): Driver {
  const taken = (connection: DatabaseConnection): Promise<PinnedConnection> =>
    (connection as LateConnection).own()
  return {
    init: () => own.init(),
    acquireConnection: async () => new LateConnection(own, reads),
    beginTransaction: async (one, settings) => own.beginTransaction(await taken(one), settings),
    commitTransaction: async (one) => own.commitTransaction(await taken(one)),
    rollbackTransaction: async (one) => own.rollbackTransaction(await taken(one)),
    savepoint: async (one, ...how) => own.savepoint(await taken(one), ...how),
    rollbackToSavepoint: async (one, ...how) => own.rollbackToSavepoint(await taken(one), ...how),
    releaseSavepoint: async (one, ...how) => own.releaseSavepoint(await taken(one), ...how),
    releaseConnection: (one) => (one as LateConnection).release(),
    async destroy() {
      await Promise.all([own.destroy(), reads.close()])
    },
  }
}

/** Takes a connection of the pool when something needs one to itself. */
class LateConnection implements DatabaseConnection {
  constructor(driver: PostgresDriver, reads: Reads) {
    this.driver = driver
    this.reads = reads
  }
  private readonly driver: PostgresDriver
  private readonly reads: Reads
  private connection: Promise<PinnedConnection> | null = null

  own(): Promise<PinnedConnection> {
    return (this.connection ??= this.driver.acquireConnection() as Promise<PinnedConnection>)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.connection === null && standsAlone(query)) {
      const { rows } = await this.reads.query(query.sql, query.parameters)
      return { rows: rows as R[] }
    }
    try {
      return await (await this.own()).executeQuery<R>(query)
    } catch (error) {
      // A transaction cannot go on from here; whoever tries again finds it mended.
      renamed(query.sql, error)
      throw error
    }
  }

  async *streamQuery<R>(
    query: CompiledQuery,
    chunk: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.own()).streamQuery<R>(query, chunk)
  }

  async release(): Promise<void> {
    if (this.connection !== null) await this.driver.releaseConnection(await this.connection)
  }
}

/** A select of the query builder that locks nothing and has no part that could write. */
function standsAlone({ query }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) && query.with === undefined && query.endModifiers === undefined
}
