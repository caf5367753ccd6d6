import { expect, test } from 'vitest'

import { type Condition, sort } from './match.ts'
import type { Cell } from './schema.ts'
import { TableRows, keyFrom } from './table.ts'
import { columnOf, pot, shapeWith } from './testing/shape.ts'

const filled = (count: number): TableRows => {
  const table = new TableRows(shapeWith([]), true)
  for (let id = 1; id <= count; id++) {
    const row = pot(id, { dueAt: id * 10, open: id % 2 === 0 })
    table.change(table.keyOf(row), null, row, 1)
  }
  return table
}
const where = (name: string, op: Condition['op'], value: Cell): Condition => ({
  column: columnOf(name),
  op,
  value,
})
const ids = (table: TableRows, ...conditions: Condition[]) =>
  table.select(conditions)?.map(({ row }) => row?.[columnOf('id').place]) ?? null

test('of a table that is not known whole only what was read is answered', () => {
  const table = new TableRows(shapeWith([]), false)
  expect(table.find('clay\0' + '1')).toBeUndefined()
  table.learn('clay\0' + '1', null)
  expect(table.find('clay\0' + '1')?.row).toBeNull()
  expect(table.select([where('open', '=', true)])).toBeNull()
})

test('rows are found by what they are now, also after they have changed or gone', () => {
  const table = filled(4)
  expect(ids(table, where('open', '=', true))).toEqual([2, 4])
  const [two, four] = [pot(2), pot(4)].map((row) => table.keyOf(row)) as [string, string]
  table.change(two, table.find(two)!, pot(2, { open: false, dueAt: null }), 2)
  table.change(four, table.find(four)!, null, 2)
  expect(ids(table, where('open', '=', true))).toEqual([])
  expect(ids(table, where('open', '=', false))?.toSorted()).toEqual([1, 2, 3])
  // What is null is neither above nor below anything.
  expect(ids(table, where('open', '=', false), where('dueAt', '>=', 11))).toEqual([3])
  expect(ids(table, where('dueAt', 'is', null))).toEqual([2])
})

test('among very many rows nothing is due is known without the database, what is due is not', () => {
  const table = filled(1_000)
  const due = (time: number) => ids(table, where('open', '=', true), where('dueAt', '<=', time))
  expect(due(19)).toEqual([])
  expect(due(20)).toEqual([2])
  for (let id = 1_001; id <= 40_000; id++) table.insert(pot(id, { dueAt: id * 10 }), 2)
  expect(due(19)).toEqual([])
  expect(due(20)).toBeNull()
  // One whose time is brought forward.
  const late = table.keyOf(pot(4))
  table.change(late, table.find(late)!, pot(4, { dueAt: 7 }), 3)
  expect(due(6)).toEqual([])
  expect(due(7)).toBeNull()
})

test('the least is found again once its row has gone or changed', () => {
  const table = filled(1_000)
  const due = (time: number) => ids(table, where('open', '=', true), where('dueAt', '<=', time))
  expect(due(20)).toEqual([2])
  const [two, four] = [pot(2), pot(4)].map((row) => table.keyOf(row)) as [string, string]
  table.change(two, table.find(two)!, pot(2, { open: false, dueAt: 20 }), 2)
  table.change(four, table.find(four)!, null, 2)
  expect(due(59)).toEqual([])
  expect(due(60)).toEqual([6])
})

test('a row that came is found by its key and by what it is, and once alone', () => {
  const table = filled(2)
  table.insert(pot(3, { dueAt: 1 }), 2)
  expect(ids(table, where('dueAt', '=', 1))).toEqual([3])
  expect(table.find(table.keyOf(pot(3)))?.row).toEqual(pot(3, { dueAt: 1 }))
  table.insert(pot(3), 2)
  expect(() => table.find(table.keyOf(pot(1)))).toThrow('pots has clay')
})

test('a row that went may come again', () => {
  const table = filled(2)
  const two = table.keyOf(pot(2))
  table.change(two, table.find(two)!, null, 2)
  table.insert(pot(2, { dueAt: 5 }), 2)
  expect(table.find(two)?.row).toEqual(pot(2, { dueAt: 5 }))
  expect(ids(table, where('dueAt', '=', 5))).toEqual([2])
})

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [
    [0, 2 ** 26],
    [1, 0],
  ],
  [
    [2 ** 26, 0],
    [2 ** 27, 0],
  ],
  [
    ['1', 2],
    ['1', '2 '],
  ],
  [
    [1, -1],
    [0, 2 ** 26 - 1],
  ],
] as const)('%j and %j are two keys', (one, other) => {
  expect(keyFrom(one)).not.toBe(keyFrom(other))
})

test('null is last in an order, and first in the order turned round', () => {
  const rows = [pot(1), pot(2, { dueAt: 5 }), pot(3, { dueAt: 3 })]
  const order = (sign: 1 | -1) =>
    sort([...rows], [{ column: columnOf('dueAt'), sign }]).map((row) => row[columnOf('id').place])
  expect(order(1)).toEqual([3, 2, 1])
  expect(order(-1)).toEqual([1, 2, 3])
})
