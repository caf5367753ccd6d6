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

/** PostgreSQL's plan of one statement that it has run. */
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
  /** The statements since the last read. */
  readonly take: () => Explained[]
  readonly close: () => Promise<void>
}

/** A database whose statements are shown, with the connection they take, before each is run. */
export async function watched(
  url: string,
  see: (statement: CompiledQuery, client: pg.Client) => Promise<void>,
): Promise<{ readonly db: Database; readonly close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: parserOf } })
  await client.connect()
  // One at a time, also where several are requested at once.
  let last: Promise<unknown> = Promise.resolve()
  const connection: DatabaseConnection = {
    executeQuery<R>(statement: CompiledQuery): Promise<QueryResult<R>> {
      const query = last.then(async () => {
        await see(statement, client)
        const { rows } = await client.query(statement.sql, [...statement.parameters])
        return { rows }
      })
      last = query.catch(() => {})
      return query
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
  return { db: db as unknown as Database, close: () => db.destroy() }
}

/** A connection on which each statement is run twice: once explained, once for its rows. */
export async function explaining(url: string): Promise<Explaining> {
  let seen: Explained[] = []
  const { db, close } = await watched(url, async ({ sql, parameters }, client) => {
    const plan = await client.query(`explain (analyze, format json) ${sql}`, [...parameters])
    seen.push(explainedOf(sql, plan.rows[0]['QUERY PLAN'][0]))
  })
  const take = (): Explained[] => {
    const now = seen
    seen = []
    return now
  }
  return { db, take, close }
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

const explainedOf = (
  sql: string,
  explainer: { Plan: Node; 'Execution Time': number },
): Explained => ({
  sql,
  ms: explainer['Execution Time'],
  nodes: nodesOf(explainer.Plan),
})

const nodesOf = (node: Node): PlanNode[] => [
  {
    type: node['Node Type'],
    index: node['Index Name'] ?? null,
    rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  },
  ...(node.Plans ?? []).flatMap(nodesOf),
]
