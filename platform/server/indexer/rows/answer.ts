import { type Condition, isNumber, matches, sort } from './match.ts'
import type { Changes, Query } from './query.ts'
import { fetch, load as loadRows } from './load.ts'
import type { ChainRows } from './rows.ts'
import type { Entry, Key } from './bucket.ts'
import { BadRow, type TableRows, keyFrom } from './table.ts'
import { type Cell, type NamedRow, type Row, cellOf, namedRow } from './schema.ts'
import type { Verb } from './way.ts'

/** What a statement gives back: rows, and how many it changed. */
export interface Answer {
  readonly rows: readonly NamedRow[]
  readonly changed: number
}

/** Known now, or once the database has told the rows that it takes. */
export type Soon<T> = T | Promise<T>

const none: never[] = []
const nothing: Answer = { rows: none, changed: 0 }

/** Answers a statement; null where the database has to find the rows and may give them as it has them. */
export function answer(
  rows: ChainRows,
  table: TableRows,
  verb: Verb,
  query: Query,
): Soon<Answer | null> {
  if (verb === 'insertInto') return answerInsert(rows, table, query)
  // Most are about one row that is here.
  const here = query.key === undefined ? undefined : table.find(query.key)
  if (here !== undefined) {
    const found = here !== null && matching(here, query.conditions) ? [here] : none
    return answerOf(rows, table, verb, query, found)
  }
  const found = entriesFor(rows, table, query, verb === 'selectFrom')
  return found instanceof Promise
    ? found.then((all) => answerOf(rows, table, verb, query, all))
    : answerOf(rows, table, verb, query, found)
}

function answerInsert(rows: ChainRows, table: TableRows, query: Query): Soon<Answer> {
  if (query.conflict === 'fail') {
    for (const row of query.rows) rows.insert(table, row)
    return written(query, query.rows)
  }
  const keys = query.rows.map((row) => table.keyOf(row))
  const known = load(rows, table, keys, (i) => table.keyCells(query.rows[i]!))
  return known instanceof Promise
    ? known.then((entries) => insert(rows, table, query, keys, entries))
    : insert(rows, table, query, keys, known)
}

function answerOf(
  rows: ChainRows,
  table: TableRows,
  verb: Verb,
  query: Query,
  found: readonly Entry[] | null,
): Answer | null {
  if (found === null) return null
  if (verb === 'selectFrom') {
    const { orders, gives } = query.named
    if (found.length === 0) return nothing
    if (found.length > 1 && orders.some(({ column }) => !isNumber(column))) return null
    const all = found.map(({ row }) => row!)
    if (all.length > 1) sort(all, orders)
    const limited = query.limit === null ? all : all.slice(0, query.limit)
    const given = gives ?? table.shape
    return { rows: limited.map((row) => namedRow(given, row)), changed: 0 }
  }
  const { gives } = query.named
  const told: NamedRow[] = []
  for (const entry of found) {
    const row = entry.row!
    const after = verb === 'deleteFrom' ? null : changed(table, row, query.sets, null)
    rows.change(table, entry.key!, entry, after)
    if (gives !== null) told.push(namedRow(gives, after ?? row))
  }
  return { rows: told, changed: found.length }
}

function insert(
  rows: ChainRows,
  table: TableRows,
  query: Query,
  keys: readonly Key[],
  known: readonly (Entry | null)[],
): Answer {
  const all: Row[] = []
  const { conflict } = query
  for (let i = 0; i < query.rows.length; i++) {
    const [row, key] = [query.rows[i]!, keys[i]!]
    // None before may be one by now: a row of the same key stands further up.
    const entry = known[i] ?? table.find(key) ?? null
    const there = entry?.row ?? null
    if (there !== null && conflict === 'nothing') continue
    const after = there === null ? row : changed(table, there, conflict as Changes, row)
    rows.change(table, key, entry, after)
    all.push(after)
  }
  return written(query, all)
}

const written = ({ named: { gives } }: Query, rows: readonly Row[]): Answer => ({
  rows: gives === null ? none : rows.map((row) => namedRow(gives, row)),
  changed: rows.length,
})

/** The rows that a statement is about; null where a read is for the database itself. */
function entriesFor(
  rows: ChainRows,
  table: TableRows,
  { cells, conditions }: Query,
  reads: boolean,
): Soon<readonly Entry[] | null> {
  const wanted = cells === null ? keysListed(table, conditions) : [cells]
  if (wanted !== null) {
    const entries = load(rows, table, wanted.map(keyFrom), (i) => wanted[i]!)
    return entries instanceof Promise
      ? entries.then((known) => allMatching(known, conditions))
      : allMatching(entries, conditions)
  }
  const known = table.select(conditions)
  return known !== null || reads ? known : fetchMatching(rows, table, conditions)
}

/** The keys that a condition lists. */
function keysListed(
  { shape }: TableRows,
  conditions: readonly Condition[],
): readonly (readonly Cell[])[] | null {
  if (shape.key.length !== 1) return null
  const found = conditions.find(({ column, op }) => column === shape.key[0] && op === 'in')
  return found === undefined
    ? null
    : Array.from(found.value as ReadonlySet<Cell>, (value) => [value])
}

const matching = ({ row }: Entry, conditions: readonly Condition[]): boolean =>
  row !== null && matches(row, conditions)

const allMatching = (entries: readonly (Entry | null)[], conditions: readonly Condition[]) =>
  entries.filter((entry): entry is Entry => entry !== null && matching(entry, conditions))

/** To change rows they have to be here. */
async function fetchMatching(
  rows: ChainRows,
  table: TableRows,
  conditions: readonly Condition[],
): Promise<readonly Entry[]> {
  await rows.show(table)
  const found = await fetch(await rows.transaction, table, (query) =>
    conditions.reduce(
      (one, { column, op, value }) =>
        one.where(column.name, op as '=', value instanceof Set ? [...value] : value),
      query,
    ),
  )
  return found.map((row) => table.learn(table.keyOf(row), row))
}

/**
 * What is known of the rows of these keys; nothing to wait for where all of them are here. `cells`: of one of them, by
 * its place.
 */
function load(
  rows: ChainRows,
  table: TableRows,
  keys: readonly Key[],
  cells: (i: number) => readonly Cell[],
): Soon<readonly (Entry | null)[]> {
  const entries = keys.map((key) => table.find(key))
  return entries.includes(undefined) ? ask(rows, table, keys, cells) : (entries as (Entry | null)[])
}

async function ask(
  rows: ChainRows,
  table: TableRows,
  keys: readonly Key[],
  cells: (i: number) => readonly Cell[],
): Promise<readonly (Entry | null)[]> {
  const unknown = keys.flatMap((key, i) =>
    table.find(key) === undefined ? [[key, cells(i)] as const] : [],
  )
  await loadRows(rows, table, new Map(unknown))
  return keys.map((key) => table.find(key) ?? null)
}

function changed(
  { shape }: TableRows,
  row: Row,
  { columns, become }: Changes,
  excluded: Row | null,
): Row {
  const after = row.slice()
  for (let i = 0; i < columns.length; i++) {
    const [column, becomes] = [columns[i]!, become[i]!]
    if (typeof becomes !== 'function') {
      after[column.place] = becomes
      continue
    }
    const value = becomes(row, excluded)
    const cell = value === undefined ? undefined : cellOf(column, value)
    if (cell === undefined) {
      throw new BadRow(`${shape.sqlName}.${column.name} cannot be ${String(value)}`)
    }
    after[column.place] = cell
  }
  return after
}
