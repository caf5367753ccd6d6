import { type Transaction, sql } from 'kysely'

import type { PlatformTables } from '#platform/server/database/db.ts'
import { blankOf, jsName } from '#platform/server/database/names.ts'

/** A value of a column that is kept in memory as it is in a row. */
export type Cell = number | bigint | string | boolean | null
/** A row by the places of its columns: V8 finds a place at once, and a name in a computed key slowly. */
export type Row = readonly Cell[]
/** A row as handlers have it. */
export type NamedRow = Readonly<Record<string, Cell>>

/** PostgreSQL's type, and what stands for it here: int8 a number, numeric a bigint. */
export type CellType = 'int8' | 'numeric' | 'text' | 'bool'

export interface Column {
  readonly name: string
  readonly sqlName: string
  readonly type: CellType
  readonly nullable: boolean
  /** In a row. */
  readonly place: number
}

/** A table whose rows come from the chain, as the database declares it. */
export interface TableShape {
  readonly sqlName: string
  readonly columns: readonly Column[]
  readonly byName: ReadonlyMap<string, Column>
  /** Every column without a value. A named row begins as its copy: one that grows by names would be a slow object. */
  readonly blank: NamedRow
  /** A row without any value, to be copied and filled. */
  readonly nothing: Row
  /** The primary key's columns. */
  readonly key: readonly Column[]
  /** Columns of other unique indexes; null where one holds for some rows only. */
  readonly unique: readonly Column[] | null
}

interface Described {
  readonly name: string
  readonly columns: string
  readonly keys: string
}

const types: Readonly<Record<string, CellType>> = {
  bigint: 'int8',
  integer: 'int8',
  numeric: 'numeric',
  text: 'text',
  boolean: 'bool',
}

/**
 * By name in TypeScript, in the order in which former images are noted. Left out is what has another kind of column, one
 * that the database fills, or no key.
 */
export async function shapesOf(
  db: Transaction<PlatformTables>,
): Promise<ReadonlyMap<string, TableShape>> {
  const { rows } = await sql<Described>`
    select t.relname::text as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'nullable', not a.attnotnull, 'filled', a.atthasdef or a.attidentity <> '') order by a.attnum)
        from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped)::text as columns,
      (select json_agg(json_build_object('primary', i.indisprimary,
          'partial', i.indpred is not null or i.indexprs is not null,
          'columns', (select json_agg(a.attname order by k.place)
            from unnest(i.indkey::int2[]) with ordinality as k (number, place)
            join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number)))
        from pg_index i where i.indrelid = t.oid and i.indisunique)::text as keys
    from pg_trigger g join pg_class t on t.oid = g.tgrelid
    where g.tgname = 'note_undo' and not g.tgisinternal order by t.relname`.execute(db)
  const shapes = rows.flatMap((one) => shapeOf(one) ?? [])
  return new Map(shapes.map((shape) => [jsName(shape.sqlName), shape]))
}

function shapeOf({ name, columns, keys }: Described): TableShape | null {
  const described = JSON.parse(columns) as {
    name: string
    type: string
    nullable: boolean
    filled: boolean
  }[]
  const indexes = (JSON.parse(keys ?? '[]') ?? []) as {
    primary: boolean
    partial: boolean
    columns: string[] | null
  }[]
  const primary = indexes.find((index) => index.primary)
  if (primary === undefined) return null
  const own: Column[] = []
  for (const { name: column, type, nullable, filled } of described) {
    const known = types[type]
    if (known === undefined || filled) return null
    own.push({ name: jsName(column), sqlName: column, type: known, nullable, place: own.length })
  }
  const others = indexes.filter((index) => !index.primary)
  return shapeFrom({
    sqlName: name,
    columns: own,
    key: primary.columns ?? [],
    unique: others.some(({ partial }) => partial)
      ? null
      : others.flatMap((index) => index.columns ?? []),
  })
}

interface Declared {
  readonly sqlName: string
  readonly columns: readonly Column[]
  /** By their names in SQL, as `unique`. */
  readonly key: readonly string[]
  readonly unique: readonly string[] | null
}

export function shapeFrom({ sqlName, columns, key, unique }: Declared): TableShape {
  const byName = new Map(columns.map((column) => [column.name, column]))
  const named = (names: readonly string[]): Column[] =>
    names.map((name) => byName.get(jsName(name))!)
  return {
    sqlName,
    byName,
    ...givenOf(columns),
    nothing: columns.map(() => null),
    key: named(key),
    unique: unique === null ? null : named(unique),
  }
}

/** Columns that a statement gives back, and an object that has them all. */
export type Given = Pick<TableShape, 'columns' | 'blank'>

export const givenOf = (columns: readonly Column[]): Given => ({
  columns,
  blank: blankOf(columns.map(({ name }) => name)) as NamedRow,
})

export function namedRow({ columns, blank }: Given, row: Row): NamedRow {
  const named: Record<string, Cell> = { ...blank }
  for (const { name, place } of columns) named[name] = row[place]!
  return named
}

/** What the database has given, of every column. */
export const rowFrom = ({ columns }: TableShape, named: NamedRow): Row =>
  columns.map(({ name }) => named[name] ?? null)

/** As the column keeps it; undefined for what it does not. */
export function cellOf({ type, nullable }: Column, value: unknown): Cell | undefined {
  if (value === null) return nullable ? null : undefined
  if (type === 'text') return typeof value === 'string' ? value : undefined
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined
  if (type === 'int8') {
    const number = typeof value === 'bigint' ? Number(value) : value
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
  }
  if (typeof value === 'bigint') return value
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined
}
