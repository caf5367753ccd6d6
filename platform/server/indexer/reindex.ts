import type { App } from '../app.ts'
import { forgetChain, chainTables } from '#platform/server/database/chainSchema.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/db.ts'
import type { Indexer } from './contract.ts'
import { type Lease, leaseOf } from './lease.ts'
import { FinalBlockGone, IndexRunner } from './run.ts'

export interface Reindexed {
  /** The block up to which was indexed before and again. */
  readonly height: number
  /** By table: how many rows it had, and how many are not the same now, on either side. */
  readonly tables: readonly { name: string; rows: number; different: number }[]
}

/**
 * Deletes every row that comes from the chain and indexes again, up to the same block: the rows
 * come out the same. The running indexer pauses meanwhile. Interrupted, the next start continues
 * it.
 */
export async function reindex(app: App, indexers: readonly Indexer[]): Promise<Reindexed> {
  const lease = leaseOf(app)
  await lease.demand()
  try {
    return await rebuild(app, indexers, lease)
  } finally {
    await lease.release()
  }
}

async function rebuild(app: App, indexers: readonly Indexer[], lease: Lease): Promise<Reindexed> {
  const { db } = app
  const upTo = (height?: number) => new IndexRunner(app, indexers, height, lease).catchUp()
  await upTo().catch((error: unknown) => {
    // The very thing that indexing again mends.
    if (!(error instanceof FinalBlockGone)) throw error
  })
  const top = await db
    .selectFrom('chainBlocks')
    .select((e) => e.fn.max('number').as('height'))
    .executeTakeFirst()
  const height = top?.height ?? 0
  const before = await dumpChainTables(db)
  await lease.transaction(forgetChain)
  await upTo(height)
  const after = await dumpChainTables(db)
  const tables = [...before].map(([name, rows]) => {
    const now = after.get(name) ?? []
    const [was, is] = [new Set(rows), new Set(now)]
    const different =
      rows.filter((row) => !is.has(row)).length + now.filter((row) => !was.has(row)).length
    return { name, rows: rows.length, different }
  })
  return { height, tables }
}

/** Every row that comes from the chain, as text in a fixed order, by table: two indexes of one chain are equal. */
export async function dumpChainTables(db: Database): Promise<Map<string, readonly string[]>> {
  const dump = new Map<string, readonly string[]>()
  for (const name of await chainTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
      order by to_jsonb(t)::text collate "C"`.execute(db)
    dump.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return dump
}
