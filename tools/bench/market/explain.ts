import type { Database } from '#platform/server/database/db.ts'
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'

/** What PostgreSQL says of one statement that it has run. */
export interface Explained {
  readonly sql: string
  /** Milliseconds in the database, without planning. */
  readonly ms: number
  readonly nodes: readonly PlanNode[]
}

/** One step of a plan: its kind, and how many rows it had, those that it read in vain included. */
export interface PlanNode {
  readonly type: string
  readonly index: string | null
  readonly rows: number
}

export interface Explaining {
  readonly db: Database
  /** The statements since this was asked last. */
  readonly take: () => Explained[]
  readonly close: () => Promise<void>
}

/** A connection on which each statement is run twice: once explained, once for its rows. */
export async function explaining(url: string): Promise<Explaining> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: parserOf } })
  await client.connect()
  let seen: Explained[] = []
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const values = [...parameters]
      const told = await client.query(`explain (analyze, format json) ${sql}`, values)
      seen.push(explainedOf(sql, told.rows[0]['QUERY PLAN'][0]))
      const { rows } = await client.query(sql, values)
      return { rows }
    },
    streamQuery() {
      throw new Error('nothing is streamed here')
    },
  }
  const nothing = async (): Promise<void> => {}
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: () => client.end(),
      }),
    },
    plugins: [new CamelCasePlugin()],
  })
  const take = (): Explained[] => {
    const now = seen
    seen = []
    return now
  }
  return { db: db as unknown as Database, take, close: () => db.destroy() }
}

/** As the server has them: int8 a number, numeric a bigint. */
const parserOf = (oid: number, format?: string) => {
  if (oid === pg.types.builtins.INT8) return Number
  if (oid === pg.types.builtins.NUMERIC) return BigInt
  return pg.types.getTypeParser(oid, format as 'text')
}

interface Node {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

const explainedOf = (sql: string, told: { Plan: Node; 'Execution Time': number }): Explained => ({
  sql,
  ms: told['Execution Time'],
  nodes: nodesOf(told.Plan),
})

const nodesOf = (node: Node): PlanNode[] => [
  {
    type: node['Node Type'],
    index: node['Index Name'] ?? null,
    rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  },
  ...(node.Plans ?? []).flatMap(nodesOf),
]
