import { sql } from 'kysely'

import type { Database } from '#platform/server/database/db.ts'
import { chainTables } from '#platform/server/database/chainSchema.ts'

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
