import { expect, test } from 'vitest'

import type { Row } from './schema.ts'
import { TableRows } from './table.ts'
import { pot, shapeWith } from './testShape.ts'
import { noteStatements, rowStatements } from './write.ts'

const change = (table: TableRows, row: Row, to: Row | null, block: number): void => {
  const key = table.keyOf(row)
  table.change(key, table.find(key) ?? null, to, block)
}
const add = (table: TableRows, row: Row, block: number): void => change(table, row, row, block)
/** The first words of each statement, and its parameters. */
const said = (statements: ReturnType<typeof rowStatements>) =>
  statements.map(({ text, values }) => [text.split(' ', 3).join(' '), ...values])

test('what goes is written first, then what changes, then what comes; each once', () => {
  const table = new TableRows(shapeWith([]), true)
  for (const id of [1, 2]) add(table, pot(id), 5)
  rowStatements(table)
  change(table, pot(1), null, 6)
  change(table, pot(2), pot(2, { amountPaid: 10n ** 77n }), 6)
  change(table, pot(2), pot(2, { amountPaid: 7n, dueAt: 9 }), 6)
  add(table, pot(3, { open: false }), 6)
  expect(said(rowStatements(table))).toEqual([
    ['delete from pots', '{"clay"}', '{1}'],
    ['update pots as', '{"clay"}', '{2}', '{7}', '{9}'],
    ['insert into pots', '{"clay"}', '{3}', '{0}', '{false}', '{NULL}'],
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
  expect(update?.values.slice(2)).toEqual(['{false,true}', '{NULL,9}'])
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
  expect(said(rowStatements(table))).toEqual([
    ['delete from pots', '{"clay"}', '{1}'],
    ['update pots as', '{"clay"}', '{2}', '{false}'],
    ['insert into pots', '{"clay"}', '{1}', '{0}', '{true}', '{3}'],
  ])
})

test('words are quoted as an array of PostgreSQL has them', () => {
  const table = new TableRows(shapeWith([]), true)
  for (const kind of ['', 'NULL', 'a,b', '{"x"}', String.raw`back\slash`, '陶']) {
    add(table, { ...pot(1), kind }, 5)
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
  const values = noteStatements(table).map((one) => one.values)
  expect(values).toEqual([
    // What went: its whole row.
    ['{7}', '{"clay"}', '{1}', '{2}', '{true}', '{NULL}'],
    // What changed: as it was, and its key from the same.
    ['{6}', '{"clay"}', '{1}', '{0}', '{true}', '{NULL}'],
    // What came: its key.
    ['{5}', '{"clay"}', '{1}'],
  ])
  expect(noteStatements(table)).toEqual([])
})

test('a change that another row may be in the way of is noted as one that went and one that came', () => {
  const table = new TableRows(shapeWith(['dueAt']), true)
  table.learn(table.keyOf(pot(1)), pot(1, { dueAt: 1 }))
  table.learn(table.keyOf(pot(2)), pot(2, { dueAt: 2 }))
  change(table, pot(1), pot(1, { dueAt: 3 }), 6)
  change(table, pot(2), pot(2, { dueAt: 2, amountPaid: 4n }), 6)
  table.endBlock(6)
  expect(noteStatements(table).map((one) => one.values)).toEqual([
    ['{6}', '{"clay"}', '{1}', '{0}', '{true}', '{1}'],
    ['{6}', '{"clay"}', '{2}', '{0}', '{true}', '{2}'],
    ['{6}', '{"clay"}', '{1}'],
  ])
})
