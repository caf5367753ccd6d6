import { type Becomes, changeOf } from './expression.ts'
import { type Condition, type Order, conditionOf } from './match.ts'
import { type Cell, type Column, type Row, type TableShape, cellOf } from './schema.ts'

/** A call of the query builder, as a handler made it. */
export interface Step {
  readonly method: string
  readonly args: readonly unknown[]
}

/** One column of a row that changes: to a value as it stands, or to what comes of its row. */
export interface Change {
  readonly column: Column
  readonly becomes: Cell | Becomes
}

export type Verb = 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'

/** A statement that rows in memory can answer. */
export interface Query {
  readonly conditions: readonly Condition[]
  readonly orders: readonly Order[]
  readonly limit: number | null
  /** Columns to give back; 'all', or null for none. */
  readonly gives: readonly Column[] | 'all' | null
  readonly sets: readonly Change[]
  readonly rows: readonly Row[]
  /** Where a row to insert is there already: fail, leave it, or change it. */
  readonly conflict: 'fail' | 'nothing' | readonly Change[]
}

/** Most statements lack most. (An array that grows by `push` begins with room for sixteen; most hold one.) */
const none: never[] = []

/** Reads the calls; null where one of them is for the database alone. */
export function queryOf(shape: TableShape, verb: Verb, steps: readonly Step[]): Query | null {
  let conditions: readonly Condition[] = none
  let orders: readonly Order[] = none
  let limit: number | null = null
  let gives: Query['gives'] = null
  let sets: readonly Change[] = none
  let rows: readonly Row[] = none
  let conflict: Query['conflict'] = 'fail'
  for (const { method, args } of steps) {
    if (method === 'where') {
      const [name, op, value] = args
      if (args.length !== 3 || typeof name !== 'string' || typeof op !== 'string') return null
      const condition = conditionOf(shape, name, op, value)
      if (condition === null) return null
      conditions = conditions === none ? [condition] : [...conditions, condition]
    } else if (method === 'orderBy') {
      const order = orderOf(shape, args)
      if (order === null) return null
      orders = orders === none ? [order] : [...orders, order]
    } else if (method === 'limit') {
      if (typeof args[0] !== 'number') return null
      limit = args[0]
    } else if (method === 'select' || method === 'returning') {
      const columns = columnsOf(shape, args[0])
      if (columns === null) return null
      if (gives !== 'all') gives = gives === null ? columns : [...gives, ...columns]
    } else if (method === 'selectAll' || method === 'returningAll') {
      if (args.length > 0) return null
      gives = 'all'
    } else if (method === 'set') {
      const changes = args.length === 1 ? changesOf(shape, args[0]) : null
      if (changes === null) return null
      sets = sets === none ? changes : [...sets, ...changes]
    } else if (method === 'values') {
      const given = rowsOf(shape, args[0])
      if (given === null) return null
      rows = given
    } else if (method === 'onConflict') {
      const found = conflictOf(shape, args[0])
      if (found === null) return null
      conflict = found
    } else return null
  }
  const fits = verb === 'insertInto' ? rows.length > 0 : verb !== 'updateTable' || sets.length > 0
  return fits ? { conditions, orders, limit, gives, sets, rows, conflict } : null
}

function columnsOf({ byName }: TableShape, given: unknown): readonly Column[] | null {
  const columns: Column[] = []
  for (const name of Array.isArray(given) ? given : [given]) {
    const column = typeof name === 'string' ? byName.get(name) : undefined
    if (column === undefined) return null
    columns.push(column)
  }
  return columns
}

function orderOf(shape: TableShape, args: readonly unknown[]): Order | null {
  const [name, direction = 'asc'] = args
  if (typeof name !== 'string' || (direction !== 'asc' && direction !== 'desc')) return null
  const column = shape.byName.get(name)
  return column === undefined ? null : { column, sign: direction === 'asc' ? 1 : -1 }
}

/** Columns as they become. A key stays what it is. */
function changesOf(shape: TableShape, given: unknown): readonly Change[] | null {
  if (typeof given !== 'object' || given === null) return null
  const changes: Change[] = []
  // Of names alone: as pairs they would take twice as long, for every row that comes or changes.
  for (const name of Object.keys(given)) {
    const value = (given as Readonly<Record<string, unknown>>)[name]
    if (value === undefined) continue
    const column = shape.byName.get(name)
    if (column === undefined || shape.key.includes(column)) return null
    const becomes = changeOf(shape, value)
    if (becomes === undefined) return null
    changes.push({ column, becomes })
  }
  return changes
}

function rowsOf(shape: TableShape, given: unknown): readonly Row[] | null {
  const rows: Row[] = []
  for (const one of Array.isArray(given) ? given : [given]) {
    const row = typeof one === 'object' && one !== null ? rowOf(shape, one) : null
    if (row === null) return null
    rows.push(row)
  }
  return rows
}

function rowOf(shape: TableShape, given: Readonly<Record<string, unknown>>): Row | null {
  const row: Cell[] = shape.columns.map(nothing)
  for (const name of Object.keys(given)) {
    const value = given[name]
    if (value === undefined) continue
    const column = shape.byName.get(name)
    if (column === undefined) return null
    const cell = cellOf(column, value)
    if (cell === undefined) return null
    row[column.place] = cell
  }
  for (const { place, nullable } of shape.columns) {
    if (!nullable && row[place] === null) return null
  }
  return row
}

const nothing = (): null => null

/** The part of the builder that handlers use; any other word of it ends in the database. */
class Conflict {
  named: readonly string[] = []
  does: 'nothing' | Record<string, unknown> | null = null
  column(name: string): this {
    this.named = [name]
    return this
  }
  columns(names: readonly string[]): this {
    this.named = names
    return this
  }
  doNothing(): this {
    this.does = 'nothing'
    return this
  }
  doUpdateSet(change: Record<string, unknown>): this {
    this.does = change
    return this
  }
}

function conflictOf(shape: TableShape, build: unknown): Query['conflict'] | null {
  if (typeof build !== 'function') return null
  const conflict = new Conflict()
  try {
    build(conflict)
  } catch {
    return null
  }
  const { named: columns, does } = conflict
  const isKey =
    columns.length === shape.key.length && shape.key.every(({ name }) => columns.includes(name))
  if (!isKey || does === null) return null
  return does === 'nothing' ? does : changesOf(shape, does)
}

/** The key that conditions fix, a cell for each of its columns; null where they leave it open. */
export function keyCells(shape: TableShape, conditions: readonly Condition[]): Cell[] | null {
  const cells: Cell[] = []
  for (const own of shape.key) {
    const cell = fixedBy(conditions, own)
    if (cell === undefined) return null
    cells.push(cell)
  }
  return cells
}

/** What an equality says that a column is; undefined where none does. */
function fixedBy(conditions: readonly Condition[], own: Column): Cell | undefined {
  for (const { column, op, value } of conditions) {
    if (column === own && op === '=') return value as Cell
  }
  return undefined
}
