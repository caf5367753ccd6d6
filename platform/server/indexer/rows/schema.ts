import { blankOf, sqlName } from '#platform/server/database/names.ts'
import type { Table } from '#platform/std/chainTable.ts'

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

/** A table whose rows come from the chain. */
export interface TableShape {
  readonly sqlName: string
  readonly columns: readonly Column[]
  readonly byName: ReadonlyMap<string, Column>
  /** Every column without a value. A named row begins as its copy: one that grows by names would be a slow object. */
  readonly blank: NamedRow
  /** The primary key's columns. */
  readonly key: readonly Column[]
  /** Columns of other unique indexes; null where one holds for some rows only. */
  readonly unique: readonly Column[] | null
}

/** Those of the chain by their names in TypeScript, in the order in which former images are noted. */
export const shapesOf = (tables: readonly Table[]): ReadonlyMap<string, TableShape> =>
  new Map(
    tables
      .filter(({ kind }) => kind === 'chain')
      .map((table) => [table.name, shapeOf(table)] as const)
      .toSorted(([, one], [, other]) => (one.sqlName < other.sqlName ? -1 : 1)),
  )

const types: Readonly<Record<string, CellType>> = {
  int8: 'int8',
  'numeric(78,0)': 'numeric',
  text: 'text',
  boolean: 'bool',
}

export function shapeOf({ name, columns: declared, key, indexes = [] }: Table): TableShape {
  const columns = Object.entries(declared).map(([column, { type, nullable = false }], place) => {
    const cell = types[type]
    if (cell === undefined) throw new Error(`rows of ${name} are not kept: ${column}`)
    return { name: column, sqlName: sqlName(column), type: cell, nullable, place }
  })
  const byName = new Map(columns.map((column) => [column.name, column]))
  const named = (names: readonly string[]): Column[] => names.map((one) => byName.get(one)!)
  const unique = indexes.filter((index) => index.unique)
  return {
    sqlName: sqlName(name),
    byName,
    columns,
    blank: blankOf(columns.map(({ name }) => name)) as NamedRow,
    key: named(key),
    unique: unique.some(({ where }) => where !== undefined)
      ? null
      : unique.flatMap(({ on }) => named(on)),
  }
}

export function namedRow({ columns, blank }: TableShape, row: Row): NamedRow {
  const named: Record<string, Cell> = { ...blank }
  for (const { name, place } of columns) named[name] = row[place]!
  return named
}

/** The value from the database, of every column. */
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
