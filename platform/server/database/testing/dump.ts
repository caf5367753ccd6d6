import { sql } from 'kysely'

import type { Database } from '../db.ts'

/**
 * Every row of every table, from the chain and from users, as text in a fixed order, by table; with a word,
 * those rows whose text contains it.
 */
export async function dumpTables(
  db: Database,
  word = '',
): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name not in ('chain_schema', 'indexer_lease')
    order by 1`.execute(db)
  const dump: Record<string, string[]> = Object.fromEntries(tables.map(({ name }) => [name, []]))
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, to_jsonb(t)::text as row from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; row: string }>`
    select name, row from (${sql.join(each, sql` union all `)}) every
    where strpos(row, ${word}) > 0 order by name, row collate "C"`.execute(db)
  for (const { name, row } of rows) dump[name]!.push(row)
  return dump
}
