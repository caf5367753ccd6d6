import type { Cell, CellType, Column, Row, TableShape } from './schema.ts'
import { type Note, type TableRows, keyConflicts } from './table.ts'

/** A statement and its parameters, each as PostgreSQL reads it from text. */
export interface Statement {
  readonly text: string
  readonly values: readonly (string | null)[]
}

interface Changed {
  readonly was: Row
  readonly is: Row
}

/** Takes what a table has to write: first what goes, then what changes, then what comes. */
export function rowStatements(table: TableRows): Statement[] {
  const { shape } = table
  const [gone, changed, made]: [Row[], Changed[], Row[]] = [[], [], []]
  for (const entry of table.dirty.splice(0)) {
    const { row, stored } = entry
    entry.dirty = false
    entry.stored = row
    if (row === null) {
      if (stored !== null) gone.push(stored)
    } else if (stored === null) made.push(row)
    else if (keyConflicts(shape, stored, row)) {
      gone.push(stored)
      made.push(row)
    } else changed.push({ was: stored, is: row })
  }
  return [
    ...(gone.length === 0 ? [] : [deleteOf(shape, gone)]),
    ...updatesOf(shape, changed),
    ...(made.length === 0 ? [] : [insertOf(shape, made)]),
  ]
}

/** All that a block did to a table, as a row of `chain_undo`: its block, the table, `before` and `after`. */
type Image = readonly [block: string, table: string, before: string | null, after: string | null]

/**
 * Takes the former images of tables, a row for each block and table. `before` has what was there, `after` the keys of
 * what came to be there.
 */
export function noteStatements(tables: readonly TableRows[]): Statement[] {
  const images = tables.flatMap(imagesOf)
  const statements: Statement[] = []
  for (let first = 0; first < images.length;) {
    const many = together.find((some) => some <= images.length - first)!
    const some = images.slice(first, first + many)
    statements.push({ text: noteText(many), values: some.flat() })
    first += many
  }
  return statements
}

/** This number of images a statement: few sizes, so that each is planned once. */
const together = [32, 8, 1] as const

const noteText = (many: number): string =>
  `insert into chain_undo (block, table_name, before, after) values ${Array.from(
    { length: many },
    (_, i) => `($${4 * i + 1}, $${4 * i + 2}, $${4 * i + 3}, $${4 * i + 4})`,
  ).join()}`

function imagesOf({ shape, notes }: TableRows): Image[] {
  const images: Image[] = []
  const taken = notes.splice(0)
  for (let first = 0, end = 0; first < taken.length; first = end) {
    const { block } = taken[first]!
    while (taken[end]?.block === block) end++
    const noted = taken.slice(first, end)
    const [before, after] = [presentOf(noted, 'before'), presentOf(noted, 'after')]
    images.push([
      String(block),
      shape.sqlName,
      columnsOf(shape.columns, before),
      columnsOf(shape.key, after),
    ])
  }
  return images
}

function presentOf(notes: readonly Note[], side: 'before' | 'after'): Row[] {
  const rows: Row[] = []
  for (const { [side]: row } of notes) if (row !== null) rows.push(row)
  return rows
}

function insertOf(shape: TableShape, rows: readonly Row[]): Statement {
  const { columns, sqlName } = shape
  return {
    text: `insert into ${sqlName} (${list(columns)}) select * from ${unnest(columns)}`,
    values: columns.map((column) => listOf(column, rows)),
  }
}

/** Of the columns that any of the rows has changed; nothing where none has. */
function updatesOf({ columns, key, sqlName }: TableShape, rows: readonly Changed[]): Statement[] {
  const other = changedOf(columns, rows)
  if (other.length === 0) return []
  const set = other.map((column) => `${quoted(column)} = u.${quoted(column)}`)
  const input = [...key, ...other]
  const now = rows.map(({ is }) => is)
  const text = `update ${sqlName} as t set ${set.join(', ')}
    from ${unnest(input)} as u (${list(input)}) where ${same(key)}`
  return [{ text, values: input.map((column) => listOf(column, now)) }]
}

/** Row by row: each is in memory by itself, and most columns change in none. */
function changedOf(columns: readonly Column[], rows: readonly Changed[]): readonly Column[] {
  const changed = new Set<Column>()
  for (const { was, is } of rows) {
    for (const column of columns) {
      if (was[column.place] !== is[column.place]) changed.add(column)
    }
  }
  return columns.filter((column) => changed.has(column))
}

function deleteOf({ key, sqlName }: TableShape, rows: readonly Row[]): Statement {
  return {
    text: `delete from ${sqlName} as t using ${unnest(key)} as u (${list(key)}) where ${same(key)}`,
    values: key.map((column) => listOf(column, rows)),
  }
}

const quoted = ({ sqlName }: Column): string => `"${sqlName}"`
const list = (columns: readonly Column[]): string => columns.map(quoted).join(', ')
const parameter = ({ type }: Column, place: number): string => `$${place}::text::${type}[]`
const unnest = (columns: readonly Column[]): string =>
  `unnest(${columns.map((column, i) => parameter(column, i + 1)).join(', ')})`
const same = (key: readonly Column[]): string =>
  key.map((column) => `t.${quoted(column)} = u.${quoted(column)}`).join(' and ')

/** Rows as JSON, column by column: their names once, however many they are; null where there are none. */
function columnsOf(columns: readonly Column[], rows: readonly Row[]): string | null {
  if (rows.length === 0) return null
  return `{${columns.map((column) => `"${column.sqlName}":${jsonOf(column, rows)}`).join()}}`
}

function jsonOf(column: Column, rows: readonly Row[]): string {
  return `[${wordsOf(column.type, cellsOf(column, rows))}]`
}

const cellsOf = ({ place }: Column, rows: readonly Row[]): readonly Cell[] =>
  rows.map((row) => row[place]!)

/** As JSON has them, one after the other. */
const wordsOf = (type: CellType, cells: readonly Cell[]): string =>
  type === 'numeric' ? digitsOf(cells) : JSON.stringify(cells).slice(1, -1)

/** Of any length: as a number of JavaScript an amount would lose some. Many are what the one before them is, as a price. */
function digitsOf(cells: readonly Cell[]): string {
  let [last, digits]: [Cell, string] = [null, 'null']
  return cells
    .map((cell) => {
      if (cell !== last) [last, digits] = [cell, String(cell)]
      return digits
    })
    .join()
}

const listOf = (column: Column, rows: readonly Row[]): string =>
  arrayOf(column.type, cellsOf(column, rows))

/** An array as PostgreSQL reads it from text. It takes JSON's words for its own but where one escapes something. */
export function arrayOf(type: CellType, cells: readonly Cell[]): string {
  const words = wordsOf(type, cells)
  return `{${words.includes('\\') ? cells.map(elementOf).join() : words}}`
}

function elementOf(cell: Cell): string {
  return typeof cell === 'string' ? `"${cell.replaceAll(/["\\]/g, String.raw`\$&`)}"` : String(cell)
}
