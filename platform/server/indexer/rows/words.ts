import { type Order, canHold } from './match.ts'
import { type Column, type Given, type TableShape, givenOf } from './schema.ts'

/** What a statement names, whatever its values. `place`: of the word that says the value. */
export interface Named {
  /** For each column of the key, the condition that says what it is; null where they leave the key open. */
  readonly key: readonly NamedCondition[] | null
  /** The conditions beside those. */
  readonly wheres: readonly NamedCondition[]
  readonly orders: readonly Order[]
  /** The place of the number of rows. */
  readonly limit: number | null
  /** What is given back; null for nothing. */
  readonly gives: Given | null
  readonly sets: NamedChanges | null
  readonly values: NamedColumns | null
  /** Where a row to insert is there already: fail, leave it, or change it. */
  readonly conflict: 'fail' | 'nothing' | NamedChanges
}

export interface NamedCondition {
  readonly column: Column
  readonly op: string
  readonly place: number
}

/** Of an object of columns. */
export interface NamedColumns {
  readonly names: readonly string[]
  readonly columns: readonly Column[]
  readonly place: number
}

/** Columns that change, as one word says them or several. */
export interface NamedChanges {
  readonly columns: readonly Column[]
  readonly parts: readonly NamedColumns[]
}

export const nothingNamed: Named = {
  key: null,
  wheres: [],
  orders: [],
  limit: null,
  gives: null,
  sets: null,
  values: null,
  conflict: 'fail',
}

type Args = readonly unknown[]
/** Names as a word says them. */
type Names = readonly unknown[]

/** A word of the query builder that rows in memory understand. */
export interface Word {
  /** What of its arguments are names; null where it is for the database alone. */
  readonly names: (args: Args) => Names | null
  /** Whether these arguments have these names. They are compared as they lie: it is asked of every word that is said. */
  readonly has: (args: Args, names: Names) => boolean
  /** What the statement names with it; null where it is for the database alone. */
  readonly add: (to: Named, names: Names, shape: TableShape, place: number) => Named | null
}

const where: Word = {
  names: (args) => (args.length === 3 ? args.slice(0, 2) : null),
  has: (args, names) => args.length === 3 && args[0] === names[0] && args[1] === names[1],
  add(to, [name, op], shape, place) {
    const column = columnOf(shape, name)
    if (column === null || typeof op !== 'string' || !canHold(column, op)) return null
    const all = [...(to.key ?? []), ...to.wheres, { column, op, place }]
    const key = keyIn(shape, all)
    return { ...to, key, wheres: all.filter((one) => key?.includes(one) !== true) }
  },
}

const orderBy: Word = {
  names: (args) => args,
  has: (args, names) => isList(args, names),
  add(to, [name, direction = 'asc'], shape) {
    const column = columnOf(shape, name)
    if (column === null || (direction !== 'asc' && direction !== 'desc')) return null
    return { ...to, orders: [...to.orders, { column, sign: direction === 'asc' ? 1 : -1 }] }
  },
}

const limit: Word = {
  names: () => [],
  has: (args) => args.length === 1,
  add: (to, _names, _shape, place) => ({ ...to, limit: place }),
}

const select: Word = {
  names: (args) => (args.length === 1 ? listOf(args[0]) : null),
  has: ([given], names) =>
    Array.isArray(given) ? isList(given, names) : names.length === 1 && names[0] === given,
  add(to, names, shape) {
    const columns = columnsOf(shape, names)
    if (columns === null) return null
    const given = new Set([...(to.gives?.columns ?? []), ...columns])
    return { ...to, gives: givenOf([...given]) }
  },
}

const selectAll: Word = {
  names: (args) => (args.length === 0 ? [] : null),
  has: (args) => args.length === 0,
  add: (to, _names, shape) => ({ ...to, gives: shape }),
}

const set: Word = {
  names: (args) => (args.length === 1 ? namesOf(args[0]) : null),
  has: ([given], names) => areNames(given, names),
  add(to, names, shape, place) {
    const sets = changesIn(shape, names, place, to.sets)
    return sets && { ...to, sets }
  },
}

/** One row, or several: what any of them names. */
const values: Word = {
  names: ([given]) => (Array.isArray(given) ? allNames(given) : namesOf(given)),
  has: ([given], names) =>
    Array.isArray(given)
      ? given.length > 0 && given.every((one) => areNames(one, names) || areAmong(one, names))
      : areNames(given, names),
  add(to, names, shape, place) {
    const columns = columnsOf(shape, names)
    if (columns === null) return null
    const lacks = shape.columns.some((one) => !one.nullable && !columns.includes(one))
    return lacks ? null : { ...to, values: { names: names as string[], columns, place } }
  },
}

const doesNothing: Names = []

/** What the builder built: `'nothing'`, or the columns that change. */
const onConflict: Word = {
  names: ([does]) => (does === 'nothing' ? doesNothing : namesOf(does)),
  has: ([does], names) =>
    does === 'nothing' ? names === doesNothing : names !== doesNothing && areNames(does, names),
  add(to, names, shape, place) {
    if (names === doesNothing) return { ...to, conflict: 'nothing' }
    const conflict = changesIn(shape, names, place)
    return conflict && { ...to, conflict }
  },
}

export const words: ReadonlyMap<string, Word> = new Map(
  Object.entries({
    where,
    orderBy,
    limit,
    select,
    returning: select,
    selectAll,
    returningAll: selectAll,
    set,
    values,
    onConflict,
  }),
)

const columnOf = ({ byName }: TableShape, name: unknown): Column | null =>
  (typeof name === 'string' ? byName.get(name) : undefined) ?? null

function columnsOf(shape: TableShape, names: Names): readonly Column[] | null {
  const columns = names.map((name) => columnOf(shape, name))
  return columns.includes(null) ? null : (columns as Column[])
}

/** A key stays what it is, and a column changes once. */
function changesIn(
  shape: TableShape,
  names: Names,
  place: number,
  before: NamedChanges | null = null,
): NamedChanges | null {
  const columns = columnsOf(shape, names)
  if (columns === null || columns.length === 0) return null
  const taken = [...shape.key, ...(before?.columns ?? [])]
  if (columns.some((column) => taken.includes(column))) return null
  return {
    columns: [...(before?.columns ?? []), ...columns],
    parts: [...(before?.parts ?? []), { names: names as string[], columns, place }],
  }
}

/** The equalities that fix the key. */
function keyIn({ key }: TableShape, all: readonly NamedCondition[]): NamedCondition[] | null {
  const found = key.map((own) => all.find(({ column, op }) => column === own && op === '='))
  return found.includes(undefined) ? null : (found as NamedCondition[])
}

const listOf = (given: unknown): Names => (Array.isArray(given) ? given : [given])

const namesOf = (given: unknown): Names | null =>
  typeof given === 'object' && given !== null ? Object.keys(given) : null

function allNames(rows: readonly unknown[]): Names | null {
  const lists = rows.map(namesOf)
  return lists.includes(null) ? null : [...new Set((lists as Names[]).flat())]
}

function isList(given: Names, names: Names): boolean {
  if (given.length !== names.length) return false
  for (let i = 0; i < names.length; i++) if (given[i] !== names[i]) return false
  return true
}

/** The same names in the same order. A list of them would be made for every row that comes or changes. */
function areNames(given: unknown, names: Names): boolean {
  if (typeof given !== 'object' || given === null) return false
  let i = 0
  for (const name in given) if (name !== names[i++]) return false
  return i === names.length
}

function areAmong(given: unknown, names: Names): boolean {
  return namesOf(given)?.every((name) => names.includes(name)) === true
}
