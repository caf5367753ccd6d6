import { expect, test } from 'vitest'

import type { Row } from './schema.ts'
import { TableRows } from './table.ts'
import { pot, shapeWith } from './testing/shape.ts'
import { noteStatements, rowStatements } from './write.ts'

const change = (table: TableRows, row: Row, to: Row | null, block: number): void => {
  const key = table.keyOf(row)
  table.change(key, table.find(key) ?? null, to, block)
}
const add = (table: TableRows, row: Row, block: number): void => change(table, row, row, block)
/** The first words of each statement, and its parameters. */
const message = (statements: ReturnType<typeof rowStatements>) =>
  statements.map(({ text, values }) => [text.split(' ', 3).join(' '), ...values])

test('what goes is written first, then what changes, then what comes; each once', () => {
  const table = new TableRows(shapeWith([]), true)
  for (const id of [1, 2]) add(table, pot(id), 5)
  rowStatements(table)
  change(table, pot(1), null, 6)
  change(table, pot(2), pot(2, { amountPaid: 10n ** 77n }), 6)
  change(table, pot(2), pot(2, { amountPaid: 7n, dueAt: 9 }), 6)
  add(table, pot(3, { open: false }), 6)
  expect(message(rowStatements(table))).toEqual([
    ['delete from pots', '{"clay"}', '{1}'],
    ['update pots as', '{"clay"}', '{2}', '{7}', '{9}'],
    ['insert into pots', '{"clay"}', '{3}', '{0}', '{false}', '{null}'],
  ])
  expect(rowStatements(table)).toEqual([])
})

test('of rows that change only the columns that differ in one of them are written, and none where nothing does', () => {
  const table = new TableRows(shapeWith([]), true)
  for (const id of [1, 2]) add(table, pot(id), 5)
  rowStatements(table)
  change(table, pot(1), pot(1, { open: false }), 6)
  change(table, pot(2), pot(2, { dueAt: 9 }), 6)
  const [update] = rowStatements(table)
  expect(update?.text).toContain('set "open" = u."open", "due_at" = u."due_at"')
  expect(update?.values.slice(2)).toEqual(['{false,true}', '{null,9}'])
  change(table, pot(1), pot(1, { open: false }), 7)
  expect(rowStatements(table)).toEqual([])
})

test('a row that came and went since the last writing is not written', () => {
  const table = new TableRows(shapeWith([]), true)
  add(table, pot(1), 5)
  change(table, pot(1), null, 5)
  expect(rowStatements(table)).toEqual([])
})

test('where another column is unique, a row that changes in it goes before it comes', () => {
  const table = new TableRows(shapeWith(['dueAt']), true)
  for (const id of [1, 2]) add(table, pot(id, { dueAt: id }), 5)
  rowStatements(table)
  change(table, pot(1), pot(1, { dueAt: 3 }), 6)
  change(table, pot(2), pot(2, { dueAt: 2, open: false }), 6)
  expect(message(rowStatements(table))).toEqual([
    ['delete from pots', '{"clay"}', '{1}'],
    ['update pots as', '{"clay"}', '{2}', '{false}'],
    ['insert into pots', '{"clay"}', '{1}', '{0}', '{true}', '{3}'],
  ])
})

test('words are quoted as an array of PostgreSQL has them', () => {
  const table = new TableRows(shapeWith([]), true)
  for (const kind of ['', 'NULL', 'a,b', '{"x"}', String.raw`back\slash`, '陶']) {
    add(table, pot(1, { kind }), 5)
  }
  const [insert] = rowStatements(table)
  expect(insert?.values[0]).toBe(String.raw`{"","NULL","a,b","{\"x\"}","back\\slash","陶"}`)
})

test('a block notes a row once, as it was before it; what came and went within it not at all', () => {
  const table = new TableRows(shapeWith([]), true)
  add(table, pot(1), 5)
  table.endBlock(5)
  change(table, pot(1), pot(1, { amountPaid: 1n }), 6)
  change(table, pot(1), pot(1, { amountPaid: 2n }), 6)
  add(table, pot(2), 6)
  change(table, pot(2), null, 6)
  table.endBlock(6)
  change(table, pot(1), null, 7)
  table.endBlock(7)
  const clay = (cells: string): string => `{"kind":["clay"],"id":[1]${cells}}`
  expect(noteStatements([table]).map((one) => one.values)).toEqual([
    // What came: its key.
    ['5', 'pots', null, clay('')],
    // What changed: as it was, and its key.
    ['6', 'pots', clay(',"amount_paid":[0],"open":[true],"due_at":[null]'), clay('')],
    // What went: its whole row.
    ['7', 'pots', clay(',"amount_paid":[2],"open":[true],"due_at":[null]'), null],
  ])
  expect(noteStatements([table])).toEqual([])
})

test('many notes are few statements, each block’s in its order', () => {
  const tables = [0, 1].map(() => new TableRows(shapeWith([]), true))
  for (let block = 1; block <= 25; block++) {
    for (const table of tables) {
      add(table, pot(block), block)
      table.endBlock(block)
    }
  }
  const statements = noteStatements(tables)
  expect(statements.map(({ values }) => values.length / 4)).toEqual([32, 8, 8, 1, 1])
  expect(statements[1]!.text.match(/\$\d+/g)).toHaveLength(32)
  const blocks = statements.flatMap(({ values }) => values.filter((_, i) => i % 4 === 0))
  const each = Array.from({ length: 25 }, (_, i) => String(i + 1))
  expect(blocks).toEqual([...each, ...each])
})

test('all that a block did to a table is one note, as JSON has words and amounts of any length', () => {
  const table = new TableRows(shapeWith(['dueAt']), true)
  const big = 10n ** 77n
  for (const id of [1, 2]) {
    const row = pot(id, { kind: `"陶"\\${id}`, dueAt: id, amountPaid: big })
    table.learn(table.keyOf(row), row)
    change(table, row, pot(id, { kind: row[0]!, dueAt: id + 1, amountPaid: big }), 6)
  }
  table.endBlock(6)
  const keys = String.raw`"kind":["\"陶\"\\1","\"陶\"\\2"],"id":[1,2]`
  expect(noteStatements([table]).map((one) => one.values)).toEqual([
    [
      '6',
      'pots',
      `{${keys},"amount_paid":[${big},${big}],"open":[true,true],"due_at":[1,2]}`,
      `{${keys}}`,
    ],
  ])
})
