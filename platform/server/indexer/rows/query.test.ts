import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { excludedOf, plus, plusEach, plusExcluded } from '../plus.ts'
import { changeOf } from './expression.ts'
import { queryOf } from './query.ts'
import { namedPot, pot, shapeWith } from './testing/shape.ts'
import { wayOf } from './way.ts'

const row = pot(1, { amountPaid: 5n, dueAt: 40 })
const excluded = pot(1, { amountPaid: 2n, dueAt: 3 })
const shape = shapeWith([])
const becomes = (value: unknown, to = row) => {
  const change = changeOf(shape, value)
  return typeof change === 'function' ? change(to, excluded) : change
}

test.each([
  ['a value', 7, 7],
  ['nothing', null, null],
  ['a column', sql`due_at`, 40],
  ['a column and a number', sql`due_at + 2`, 42],
  ['a column less a value', sql`amount_paid - ${3n}`, 2n],
  ['a number taken for an amount', sql`pots.amount_paid + ${1}`, 6n],
  ['what was there and what was to come', sql`pots.due_at - excluded.due_at`, 37],
  ['so many more', plus('pots.amount_paid', 10n ** 70n), 5n + 10n ** 70n],
  ['so many more of each', plusEach('pots', { dueAt: 2 }).dueAt, 42],
  ['as many more as were to come', plusExcluded('pots', ['amountPaid']).amountPaid, 7n],
  ['what was to come', excludedOf(['dueAt']).dueAt, 3],
])('%s is reckoned', (_, value, expected) => {
  expect(becomes(value)).toBe(expected)
})

test.each([
  ['a product', sql`due_at * 2`],
  ['a call', sql`greatest(due_at, 2)`],
  ['another table’s column', sql`jars.due_at + 1`],
  ['more of another table', plus('jars.due_at', 1)],
  ['an object', { due: 1 }],
])('%s is for the database', (_, value) => {
  expect(changeOf(shape, value)).toBeUndefined()
})

test('a sum with nothing is nothing', () => {
  expect(becomes(plus('pots.due_at', 1), pot(1))).toBeNull()
})

const insert = (values: unknown) =>
  queryOf(wayOf(shape, 'insertInto'), [{ method: 'values', args: [values] }])

test('a row to insert has every column, what is not said as null', () => {
  const { dueAt: _, ...rest } = namedPot(3)
  expect(insert(rest)?.rows).toEqual([pot(3)])
  expect(insert([namedPot(3), namedPot(4)])?.rows).toEqual([pot(3), pot(4)])
})

test('rows to insert need not name the same, nor in the same order', () => {
  const { dueAt: _, ...rest } = namedPot(3)
  const turned = Object.fromEntries(Object.entries(namedPot(4, { dueAt: 7 })).toReversed())
  const rows = [pot(3), pot(4, { dueAt: 7 })]
  expect(insert([rest, turned])?.rows).toEqual(rows)
  expect(insert([turned, rest])?.rows).toEqual(rows.toReversed())
  expect(insert([rest, { ...rest, colour: 'red' }])).toBeNull()
  expect(insert([])).toBeNull()
})

test.each([
  ['without a column that must not be null', { ...namedPot(3), kind: null }],
  ['with a column that is not there', { ...namedPot(3), colour: 'red' }],
  ['with an amount that is a word', { ...namedPot(3), amountPaid: '7' }],
  ['with a number beyond 2^53', { ...namedPot(3), id: 2 ** 53 }],
  ['with an expression', { ...namedPot(3), id: sql`1` }],
])('a row %s is for the database', (_, values) => {
  expect(insert(values)).toBeNull()
})

test.each([
  ['where', ['kind', '<', 'clay']],
  ['where', ['colour', '=', 'red']],
  ['where', [sql`true`]],
  ['orderBy', ['colour']],
  ['groupBy', ['kind']],
  ['offset', [1]],
])('a read that says %s %j is for the database', (method, args) => {
  expect(queryOf(wayOf(shape, 'selectFrom'), [{ method, args }])).toBeNull()
})

test('a conflict that changes nothing says so in its own word', () => {
  const meets = (
    does: (conflict: { doNothing(): unknown; doUpdateSet(to: object): unknown }) => unknown,
  ) =>
    queryOf(wayOf(shape, 'insertInto'), [
      { method: 'values', args: [namedPot(3)] },
      { method: 'onConflict', args: [(on: any) => does(on.columns(['kind', 'id']))] },
    ])
  expect(meets((on) => on.doNothing())?.conflict).toBe('nothing')
  expect(meets((on) => on.doUpdateSet({}))).toBeNull()
  expect(meets((on) => on.doNothing())?.conflict).toBe('nothing')
})

test('the key of a row does not change', () => {
  expect(queryOf(wayOf(shape, 'updateTable'), [{ method: 'set', args: [{ id: 2 }] }])).toBeNull()
})

test('what changes may be said in parts, and each column once', () => {
  const change = (...parts: Record<string, unknown>[]) =>
    queryOf(
      wayOf(shape, 'updateTable'),
      parts.map((part) => ({ method: 'set', args: [part] })),
    )?.sets
  const sets = change({ dueAt: 9 }, { open: false, amountPaid: 7n })
  expect(sets?.columns.map(({ name }) => name)).toEqual(['dueAt', 'open', 'amountPaid'])
  expect(sets?.become).toEqual([9, false, 7n])
  expect(change({ dueAt: 9 }, { open: false, dueAt: 8 })).toBeUndefined()
})
