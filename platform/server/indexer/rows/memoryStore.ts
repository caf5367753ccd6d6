import type { KeyOf, RowOf, Table } from '#platform/std/chainTable.ts'

import type { MaybePromise, Narrowed, Store } from '../store.ts'
import { fetch, load } from './load.ts'
import { type Condition, type Order, isNumber, sort } from './match.ts'
import type { ChainRows } from './rows.ts'
import {
  type Cell,
  type Column,
  type NamedRow,
  type Row,
  type TableShape,
  cellOf,
  namedRow,
} from './schema.ts'
import type { Entry, Key } from './bucket.ts'
import { BadRow, type TableRows, keyFrom } from './table.ts'

type Named = Readonly<Record<string, unknown>>
type Becomes = Named | ((row: never) => Named)

/** Over the rows in memory. */
export class MemoryStore implements Store {
  constructor(rows: ChainRows) {
    this.rows = rows
  }
  private readonly rows: ChainRows
  /** Rows that the next query reads, by their table. */
  private readonly wanted = new Map<TableRows, Wanted>()

  find<T extends Table>(table: T, key: KeyOf<T>): MaybePromise<RowOf<T> | undefined> {
    const own = this.tableOf(table)
    return this.withEntry(own, key, ({ row }) =>
      row === null ? undefined : (namedRow(own.shape, row) as RowOf<T>),
    )
  }

  get<T extends Table>(table: T, key: KeyOf<T>): MaybePromise<RowOf<T>> {
    const own = this.tableOf(table)
    return this.withEntry(own, key, (entry) => namedRow(own.shape, rowOf(own, entry)) as RowOf<T>)
  }

  insert<T extends Table>(table: T, row: RowOf<T>): void {
    const own = this.tableOf(table)
    this.rows.insert(own, cellsOf(own.shape, row))
  }

  update<T extends Table>(table: T, key: KeyOf<T>, change: Becomes): MaybePromise<RowOf<T>> {
    const own = this.tableOf(table)
    return this.withEntry(own, key, (entry) => this.change(own, entry, change) as RowOf<T>)
  }

  upsert<T extends Table>(table: T, row: RowOf<T>, change: Becomes): MaybePromise<RowOf<T>> {
    const own = this.tableOf(table)
    return this.withEntry(own, row, (entry) => {
      if (entry.row !== null) return this.change(own, entry, change) as RowOf<T>
      this.rows.change(own, entry.key, entry.known, cellsOf(own.shape, row))
      return row
    })
  }

  delete<T extends Table>(table: T, key: KeyOf<T>): MaybePromise<void> {
    const own = this.tableOf(table)
    return this.withEntry(own, key, (entry) => {
      if (entry.row !== null) this.rows.change(own, entry.key, entry.known, null)
    })
  }

  list<T extends Table>(
    table: T,
    equal: Partial<RowOf<T>>,
    { from = {}, until = {}, by = [], limit }: Narrowed<T> = {},
  ): MaybePromise<RowOf<T>[]> {
    const own = this.tableOf(table)
    const { shape } = own
    const conditions = [
      ...conditionsOf(shape, equal),
      ...conditionsOf(shape, from, '>='),
      ...conditionsOf(shape, until, '<='),
    ]
    const orders = by.map((name) => orderOf(shape, name))
    const named = (all: readonly Row[]) => all.map((row) => namedRow(shape, row) as RowOf<T>)
    const found = own.select(conditions)
    // Of texts the database alone knows the order.
    const sorts =
      found !== null && (found.length < 2 || orders.every(({ column }) => isNumber(column)))
    if (!sorts) return this.listed(own, conditions, orders, limit).then(named)
    return named(
      sort(
        found.map(({ row }) => row!),
        orders,
      ).slice(0, limit),
    )
  }

  private async listed(
    table: TableRows,
    conditions: readonly Condition[],
    orders: readonly Order[],
    limit?: number,
  ): Promise<Row[]> {
    await this.rows.show(table)
    return fetch(await this.rows.transaction, table, (all) => {
      let query = all
      for (const { column, op, value } of conditions) query = query.where(column.name, op, value)
      for (const { column, sign } of orders) {
        query = query.orderBy(column.name, sign === 1 ? 'asc' : 'desc')
      }
      return limit === undefined ? query : query.limit(limit)
    })
  }

  private change(table: TableRows, entry: Found, becomes: Becomes): NamedRow {
    const row = rowOf(table, entry)
    const { shape } = table
    const change = typeof becomes === 'function' ? becomes(namedRow(shape, row) as never) : becomes
    const after = row.slice()
    for (const name in change) {
      const column = columnOf(shape, name)
      after[column.place] = checked(shape, column, change[name])
    }
    this.rows.change(table, entry.key, entry.known, after)
    return namedRow(shape, after)
  }

  private tableOf({ name }: Table): TableRows {
    const table = this.rows.table(name)
    if (table === undefined) throw new Error(`rows of ${name} are not kept`)
    return table
  }

  private withEntry<R>(table: TableRows, named: Named, then: (entry: Found) => R): MaybePromise<R> {
    const cells = table.shape.key.map((column) => checked(table.shape, column, named[column.name]))
    const key = keyFrom(cells)
    const entry = table.find(key)
    if (entry !== undefined) return then(foundAs(key, entry))
    return this.load(table, key, cells).then(() => then(foundAs(key, table.find(key) ?? null)))
  }

  /** With whatever else is wanted of the table before the query is made. */
  private load(table: TableRows, key: Key, cells: readonly Cell[]): Promise<void> {
    let wanted = this.wanted.get(table)
    if (wanted === undefined) {
      const keys = new Map<Key, readonly Cell[]>()
      const loaded = Promise.resolve().then(() => {
        this.wanted.delete(table)
        return load(this.rows, table, keys)
      })
      wanted = { keys, loaded }
      this.wanted.set(table, wanted)
    }
    wanted.keys.set(key, cells)
    return wanted.loaded
  }
}

interface Wanted {
  readonly keys: Map<Key, readonly Cell[]>
  readonly loaded: Promise<void>
}

interface Found {
  readonly key: Key
  /** null: nothing was known of the key. */
  readonly known: Entry | null
  readonly row: Row | null
}

const foundAs = (key: Key, known: Entry | null): Found => ({ key, known, row: known?.row ?? null })

function rowOf({ shape }: TableRows, { key, row }: Found): Row {
  if (row === null) throw new BadRow(`${shape.sqlName} has no ${String(key)}`)
  return row
}

const columnOf = (shape: TableShape, name: string): Column => {
  const column = shape.byName.get(name)
  if (column === undefined) throw new BadRow(`${shape.sqlName} has no column ${name}`)
  return column
}

function checked({ sqlName }: TableShape, column: Column, value: unknown): Cell {
  const cell = cellOf(column, value)
  if (cell === undefined) throw new BadRow(`${sqlName}.${column.name} cannot be ${String(value)}`)
  return cell
}

const cellsOf = (shape: TableShape, row: Named): Row =>
  shape.columns.map((column) => checked(shape, column, row[column.name]))

const conditionsOf = (shape: TableShape, named: Named, op: Condition['op'] = '='): Condition[] =>
  Object.entries(named).map(([name, value]) => {
    const column = columnOf(shape, name)
    return { column, op: value === null ? 'is' : op, value: checked(shape, column, value) }
  })

function orderOf(shape: TableShape, by: string): Order {
  const [name = '', direction] = by.split(' ')
  return { column: columnOf(shape, name), sign: direction === 'desc' ? -1 : 1 }
}
