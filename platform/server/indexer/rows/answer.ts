import type { Transaction } from 'kysely'

import type { PlatformTables } from '#platform/server/database/db.ts'
import type { Change } from './expression.ts'
import { type Condition, matches, sort } from './match.ts'
import { type Query, type Verb, keyRow } from './query.ts'
import type { ChainRows } from './rows.ts'
import { type Cell, type Column, type Row, cellOf } from './schema.ts'
import type { TableRows } from './table.ts'

/** What a statement gives back: rows, and how many it changed. */
export interface Answer {
  readonly rows: readonly Row[]
  readonly changed: number
}

/** A row that cannot be: PostgreSQL would say the same of it. */
class BadRow extends Error {
  override readonly name = 'BadRow'
}

type Db = Transaction<PlatformTables>

/** Answers a statement; null where the database has to find the rows and may give them as it has them. */
export async function answer(
  rows: ChainRows,
  table: TableRows,
  verb: Verb,
  query: Query,
): Promise<Answer | null> {
  if (verb === 'insertInto') return insert(rows, table, query)
  const found = await rowsFor(rows, table, query.conditions, verb === 'selectFrom')
  if (found === null) return null
  if (verb === 'selectFrom') {
    if (found.length > 1) {
      if (query.orders.some(({ itsOwn }) => itsOwn)) return null
      sort(found, query.orders)
    }
    const limited = query.limit === null ? found : found.slice(0, query.limit)
    return { rows: limited.map((row) => given(row, query)), changed: 0 }
  }
  if (verb === 'deleteFrom') {
    for (const row of found) rows.change(table, table.keyOf(row), null)
    return { rows: found.map((row) => given(row, query)), changed: found.length }
  }
  const after = found.map((row) => changed(table, row, query.sets, null))
  for (const row of after) rows.change(table, table.keyOf(row), row)
  return { rows: after.map((row) => given(row, query)), changed: after.length }
}

async function insert(rows: ChainRows, table: TableRows, query: Query): Promise<Answer> {
  const written: Row[] = []
  const { conflict } = query
  const keys = query.rows.map((row) => table.keyOf(row))
  if (conflict !== 'fail') await load(rows, table, query.rows)
  for (const [i, row] of query.rows.entries()) {
    const key = keys[i]!
    const there = table.find(key) ?? null
    if (there === null) {
      rows.change(table, key, row)
      written.push(row)
      continue
    }
    if (conflict === 'fail') throw new BadRow(`${table.shape.sqlName} has ${key} already`)
    if (conflict === 'nothing') continue
    const after = changed(table, there, conflict, row)
    rows.change(table, key, after)
    written.push(after)
  }
  return { rows: written.map((row) => given(row, query)), changed: written.length }
}

/** The rows that a statement is about; null where a read is for the database itself. */
async function rowsFor(
  rows: ChainRows,
  table: TableRows,
  conditions: readonly Condition[],
  reads: boolean,
): Promise<Row[] | null> {
  const key = keyRow(table.shape, conditions)
  if (key !== null) return matching(await load(rows, table, [key]), conditions)
  const listed = keysListed(table, conditions)
  if (listed !== null) return matching(await load(rows, table, listed), conditions)
  const known = table.select(conditions)
  if (known !== null || reads) return known
  // To change them they have to be here.
  await rows.show(table)
  const found = await fetch(rows.transaction, table, (query) =>
    conditions.reduce(
      (one, { column, op, value }) =>
        one.where(column, op as '=', value instanceof Set ? [...value] : value),
      query,
    ),
  )
  for (const row of found) table.learn(table.keyOf(row), row)
  return found
}

/** Keys of one column that an `in` lists. */
function keysListed({ shape }: TableRows, conditions: readonly Condition[]): Row[] | null {
  const [first] = shape.key
  if (shape.key.length !== 1 || first === undefined) return null
  const found = conditions.find(({ column, op }) => column === first.name && op === 'in')
  return found === undefined
    ? null
    : [...(found.value as ReadonlySet<Cell>)].map((value) => ({ [first.name]: value }))
}

const matching = (rows: readonly (Row | null)[], conditions: readonly Condition[]): Row[] =>
  rows.filter((row): row is Row => row !== null && matches(row, conditions))

/** The rows of these keys, from the database where they were not asked for before. */
async function load(
  rows: ChainRows,
  table: TableRows,
  keys: readonly Row[],
): Promise<(Row | null)[]> {
  const unknown = keys.filter((key) => table.find(table.keyOf(key)) === undefined)
  if (unknown.length > 0) {
    const found = await fetch(rows.transaction, table, (query) =>
      query.where((all: AnyQuery) =>
        all.or(unknown.map((key) => all.and(keyOnly(table.shape.key, key)))),
      ),
    )
    for (const row of found) table.learn(table.keyOf(row), row)
    for (const key of unknown) table.learn(table.keyOf(key), null)
  }
  return keys.map((key) => table.find(table.keyOf(key)) ?? null)
}

const keyOnly = (key: readonly Column[], row: Row): Record<string, Cell> =>
  Object.fromEntries(key.map(({ name }) => [name, row[name] ?? null]))

// The table is known at run time alone.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyQuery = any

async function fetch(
  db: Db,
  { shape }: TableRows,
  narrow: (query: AnyQuery) => AnyQuery,
): Promise<Row[]> {
  const query: AnyQuery = db.selectFrom(shape.sqlName as 'chainBlocks').selectAll()
  return narrow(query).execute()
}

function changed(
  { shape }: TableRows,
  row: Row,
  sets: ReadonlyMap<string, Change>,
  excluded: Row | null,
): Row {
  const after: Record<string, Cell> = { ...row }
  for (const [name, change] of sets) {
    const value = change(row, excluded)
    const cell = value === undefined ? undefined : cellOf(shape.byName.get(name)!, value)
    if (cell === undefined) throw new BadRow(`${shape.sqlName}.${name} cannot be ${String(value)}`)
    after[name] = cell
  }
  return after
}

function given(row: Row, { gives }: Query): Row {
  if (gives === 'all' || gives === null) return row
  const some: Record<string, Cell> = {}
  for (const name of gives) some[name] = row[name] ?? null
  return some
}
