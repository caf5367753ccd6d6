import { type Becomes, changeOf } from './expression.ts'
import { type Condition, heldAgainst } from './match.ts'
import { type Cell, type Column, type Row, type TableShape, cellOf } from './schema.ts'
import type { Key } from './bucket.ts'
import { keyFrom } from './table.ts'
import type { Step, Way } from './way.ts'
import type { Named, NamedChanges, NamedColumns, NamedCondition } from './words.ts'

/** Columns that change, each to a value as it stands or to what comes of its row. */
export interface Changes {
  readonly columns: readonly Column[]
  readonly become: readonly (Cell | Becomes)[]
}

/** A statement that rows in memory can answer. */
export interface Query {
  readonly named: Named
  /** The key of the one row that it is about, and its cells; where the conditions leave it open undefined and null. */
  readonly key: Key | undefined
  readonly cells: readonly Cell[] | null
  /** What a row must be beside. */
  readonly conditions: readonly Condition[]
  readonly limit: number | null
  readonly sets: Changes
  readonly rows: readonly Row[]
  /** Where a row to insert is there already: fail, leave it, or change it. */
  readonly conflict: 'fail' | 'nothing' | Changes
}

type NamedValues = Readonly<Record<string, unknown>>
/** What was said at each word, by its place. */
type Said = readonly (readonly unknown[])[]

/** Most statements lack most. */
const none: never[] = []
const unchanged: Changes = { columns: none, become: none }

/** Reads a statement; null where it is for the database alone. `way`: how all about its table begin. */
export function queryOf(way: Way, steps: readonly Step[]): Query | null {
  const said: (readonly unknown[])[] = []
  let whole: Way | null = way
  for (const { method, args } of steps) {
    const given = method === 'onConflict' ? conflictIn(way.shape, args[0]) : args
    whole = given && whole.after(method, given)
    if (given === null || whole === null) return null
    said.push(given)
  }
  return whole.isWhole ? withValues(way.shape, whole.named, said) : null
}

function withValues(shape: TableShape, named: Named, said: Said): Query | null {
  const conditions = conditionsOf(named, said)
  const cells = named.key && cellsOf(named.key, said)
  if (conditions === null || cells?.includes(undefined) === true) return null
  const known = cells as readonly Cell[] | null
  const key = known === null ? undefined : keyFrom(known)
  const limit = named.limit === null ? null : said[named.limit]![0]
  if (limit !== null && typeof limit !== 'number') return null
  const sets = named.sets === null ? unchanged : changesOf(shape, named.sets, said)
  const rows = named.values === null ? none : rowsOf(shape, named.values, said)
  const conflict =
    typeof named.conflict === 'string' ? named.conflict : changesOf(shape, named.conflict, said)
  if (sets === null || rows === null || conflict === null) return null
  return { named, key, cells: known, conditions, limit, sets, rows, conflict }
}

function conditionsOf({ wheres }: Named, said: Said): readonly Condition[] | null {
  if (wheres.length === 0) return none
  const conditions: Condition[] = []
  for (const { column, op, place } of wheres) {
    const value = heldAgainst(column, op, said[place]![2])
    if (value === undefined) return null
    conditions.push({ column, op, value })
  }
  return conditions
}

const cellsOf = (key: readonly NamedCondition[], said: Said): readonly (Cell | undefined)[] =>
  key.map(({ column, op, place }) => heldAgainst(column, op, said[place]![2]) as Cell | undefined)

function changesOf(shape: TableShape, changes: NamedChanges, said: Said): Changes | null {
  const become: (Cell | Becomes)[] = []
  for (const { names, columns, place } of changes.parts) {
    const given = said[place]![0] as NamedValues
    for (let i = 0; i < names.length; i++) {
      const change = changeOf(shape, given[names[i]!])
      const one = typeof change === 'function' ? change : cellOf(columns[i]!, change)
      if (one === undefined) return null
      become.push(one)
    }
  }
  return { columns: changes.columns, become }
}

function rowsOf(shape: TableShape, named: NamedColumns, said: Said): readonly Row[] | null {
  const given = said[named.place]![0]
  if (!Array.isArray(given)) {
    const row = rowOf(shape, named, given as NamedValues)
    return row && [row]
  }
  const rows = given.map((one: NamedValues) => rowOf(shape, named, one))
  return rows.includes(null) ? null : (rows as Row[])
}

function rowOf(
  { nothing }: TableShape,
  { names, columns }: NamedColumns,
  given: NamedValues,
): Row | null {
  const row = nothing.slice()
  for (let i = 0; i < names.length; i++) {
    const column = columns[i]!
    const cell = cellOf(column, given[names[i]!] ?? null)
    if (cell === undefined) return null
    row[column.place] = cell
  }
  return row
}

/** The part of the builder that handlers use; any other word of it ends in the database. */
class Conflict {
  named: readonly string[] = none
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

/** What becomes of a row whose key is there: all that a word of it says. */
function conflictIn({ key }: TableShape, build: unknown): readonly unknown[] | null {
  if (typeof build !== 'function') return null
  const conflict = new Conflict()
  try {
    build(conflict)
  } catch {
    return null
  }
  const { named, does } = conflict
  if (does === null || named.length !== key.length) return null
  for (const { name } of key) if (!named.includes(name)) return null
  return [does]
}
