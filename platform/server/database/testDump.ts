import { sql } from 'kysely'

import type { Database } from './db.ts'

/** Every row of every table, from the chain and from users, as text in a fixed order, by table. */
export async function dumpTables(db: Database): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name <> 'indexer_lease'
    order by 1`.execute(db)
  const dump: Record<string, readonly string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
      order by to_jsonb(t)::text collate "C"`.execute(db)
    dump[name] = rows.map(({ row }) => row)
  }
  return dump
}
