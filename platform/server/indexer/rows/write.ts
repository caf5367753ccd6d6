import type { Cell, Column, Row, TableShape } from './schema.ts'
import { type Note, type TableRows, inTheWay } from './table.ts'

/** A statement and its parameters, each the text of an array. */
export interface Statement {
  readonly text: string
  readonly values: readonly string[]
}

interface Changed {
  readonly was: Row
  readonly is: Row
}

/** Takes what a table has to write: first what goes, then what changes, then what comes. */
export function rowStatements(table: TableRows): Statement[] {
  const { shape } = table
  const [gone, changed, made]: [Row[], Changed[], Row[]] = [[], [], []]
  for (const entry of table.dirty) {
    const { row, stored } = entry
    entry.dirty = false
    entry.stored = row
    if (row === null) {
      if (stored !== null) gone.push(stored)
    } else if (stored === null) made.push(row)
    else if (inTheWay(shape, stored, row)) {
      gone.push(stored)
      made.push(row)
    } else changed.push({ was: stored, is: row })
  }
  table.dirty.clear()
  return [
    ...(gone.length === 0 ? [] : [deleteOf(shape, gone)]),
    ...updatesOf(shape, changed),
    ...(made.length === 0 ? [] : [insertOf(shape, made)]),
  ]
}

/**
 * Takes the former images of a table's rows. They are put back the last first, one by one: where rows
 * could be in each other's way, first every new one has to go. So the old ones are noted before them.
 */
export function noteStatements(table: TableRows): Statement[] {
  const { shape, notes } = table
  if (notes.length === 0) return []
  const [old, both, fresh]: [Note[], Note[], Note[]] = [[], [], []]
  for (const note of notes.splice(0)) {
    const { before, after } = note
    if (before !== null && after !== null && !inTheWay(shape, before, after)) {
      both.push(note)
      continue
    }
    if (before !== null) old.push(note)
    if (after !== null) fresh.push(note)
  }
  return [
    ...noteOf(shape, old, 'before'),
    ...noteOf(shape, both, 'both'),
    ...noteOf(shape, fresh, 'after'),
  ]
}

function insertOf(shape: TableShape, rows: readonly Row[]): Statement {
  const { columns, sqlName } = shape
  return {
    text: `insert into ${sqlName} (${list(columns)}) select * from ${unnest(columns)}`,
    values: columns.map((column) => arrayOf(column, rows)),
  }
}

/** Of the columns that any of the rows has changed; nothing where none has. */
function updatesOf({ columns, key, sqlName }: TableShape, rows: readonly Changed[]): Statement[] {
  const other = changedOf(columns, rows)
  if (other.length === 0) return []
  const set = other.map((column) => `${quoted(column)} = u.${quoted(column)}`)
  const given = [...key, ...other]
  const now = rows.map(({ is }) => is)
  const text = `update ${sqlName} as t set ${set.join(', ')}
    from ${unnest(given)} as u (${list(given)}) where ${same(key)}`
  return [{ text, values: given.map((column) => arrayOf(column, now)) }]
}

/** Row by row: each lies in memory by itself, and most columns change in none. */
function changedOf(columns: readonly Column[], rows: readonly Changed[]): readonly Column[] {
  const changed = new Set<Column>()
  for (const { was, is } of rows) {
    for (const column of columns) {
      if (was[column.name] !== is[column.name]) changed.add(column)
    }
  }
  return columns.filter((column) => changed.has(column))
}

function deleteOf({ key, sqlName }: TableShape, rows: readonly Row[]): Statement {
  return {
    text: `delete from ${sqlName} as t using ${unnest(key)} as u (${list(key)}) where ${same(key)}`,
    values: key.map((column) => arrayOf(column, rows)),
  }
}

function noteOf(
  { columns, key, sqlName }: TableShape,
  notes: readonly Note[],
  what: 'before' | 'after' | 'both',
): Statement[] {
  if (notes.length === 0) return []
  const given = what === 'after' ? key : columns
  const before = what === 'after' ? 'null::jsonb' : objectOf(columns)
  const after = what === 'before' ? 'null::jsonb' : objectOf(key)
  const rows = notes.map((note) => (what === 'after' ? note.after : note.before)!)
  const text = `insert into chain_undo (block, table_name, before, after)
    select u.at_block, '${sqlName}', ${before}, ${after}
    from unnest($1::text::int8[], ${given.map((column, i) => parameter(column, i + 2)).join(', ')})
      with ordinality as u (at_block, ${list(given)}, at_place) order by at_place`
  const blocks = `{${notes.map(({ block }) => block).join(',')}}`
  return [{ text, values: [blocks, ...given.map((column) => arrayOf(column, rows))] }]
}

const quoted = ({ sqlName }: Column): string => `"${sqlName}"`
const list = (columns: readonly Column[]): string => columns.map(quoted).join(', ')
const parameter = ({ type }: Column, place: number): string => `$${place}::text::${type}[]`
const unnest = (columns: readonly Column[]): string =>
  `unnest(${columns.map((column, i) => parameter(column, i + 1)).join(', ')})`
const same = (key: readonly Column[]): string =>
  key.map((column) => `t.${quoted(column)} = u.${quoted(column)}`).join(' and ')
const objectOf = (columns: readonly Column[]): string =>
  `jsonb_build_object(${columns.map((column) => `'${column.sqlName}', u.${quoted(column)}`).join(', ')})`

/** An array as PostgreSQL reads it from text. */
export function arrayOf({ name, type }: Column, rows: readonly Row[]): string {
  let text = ''
  for (const row of rows) text += `,${elementOf(type, row[name] ?? null)}`
  return `{${text.slice(1)}}`
}

function elementOf(type: Column['type'], cell: Cell): string {
  if (cell === null) return 'NULL'
  if (type !== 'text') return String(cell)
  const words = cell as string
  return `"${/["\\]/.test(words) ? words.replaceAll(/["\\]/g, String.raw`\$&`) : words}"`
}
