import { type RawBuilder, type SqlBool, sql } from 'kysely'

import type { Database } from '#platform/server/database/db.ts'
import type { ChainRows } from './rows.ts'
import { type Cell, type Column, type NamedRow, type Row, rowFrom } from './schema.ts'
import type { Key } from './bucket.ts'
import type { TableRows } from './table.ts'
import { arrayOf } from './write.ts'

/** Reads the rows of keys that are not known here, in one query. `wanted`: a cell for each column of the key. */
export async function load(
  rows: ChainRows,
  table: TableRows,
  wanted: ReadonlyMap<Key, readonly Cell[]>,
): Promise<void> {
  const found = await fetch(await rows.committed(), table, (query) =>
    query.where(isAmong(table.shape.key, [...wanted.values()])),
  )
  for (const row of found) table.learn(table.keyOf(row), row)
  for (const key of wanted.keys()) table.learn(key, null)
}

/** The same words however many there are, so that the database plans them once. */
function isAmong(
  key: readonly Column[],
  wanted: readonly (readonly Cell[])[],
): RawBuilder<SqlBool> {
  const names = key.map(({ name }) => sql.ref(name))
  const lists = key.map(({ type }, i) => {
    const cells = wanted.map((one) => one[i]!)
    return sql`${arrayOf(type, cells)}::text::${sql.raw(type)}[]`
  })
  return key.length === 1
    ? sql`${names[0]} = any(${lists[0]})`
    : sql`(${sql.join(names)}) in (select * from unnest(${sql.join(lists)}))`
}

// The table is known at run time alone.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyQuery = any

export async function fetch(
  db: Pick<Database, 'selectFrom'>,
  { shape }: TableRows,
  narrow: (query: AnyQuery) => AnyQuery,
): Promise<Row[]> {
  const query: AnyQuery = db.selectFrom(shape.sqlName as 'chainBlocks').selectAll()
  const found: readonly NamedRow[] = await narrow(query).execute()
  return found.map((named) => rowFrom(shape, named))
}
