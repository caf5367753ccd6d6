import { expect, test } from 'vitest'

import { isPast, nextChange, stateAt } from './saleClock.ts'

const sale = { state: 'preparing', start: 1_000, end: 2_000, remainSupply: 5 } as const

test.each([
  [999, 'preparing', { is: 'start', at: 1_000 }],
  [1_000, 'onSale', { is: 'end', at: 2_000 }],
  [1_999, 'onSale', { is: 'end', at: 2_000 }],
  [2_000, 'ended', null],
] as const)('at %i a sale from 1000 to 2000 is %s', (now, state, next) => {
  expect(stateAt(sale, now)).toBe(state)
  expect(nextChange(sale, now)).toEqual(next)
})

test('without a box left it is sold out, but only while it is on sale', () => {
  const none = { ...sale, remainSupply: 0 }
  expect(stateAt(none, 999)).toBe('preparing')
  expect(stateAt(none, 1_500)).toBe('soldOut')
  expect(stateAt(none, 2_000)).toBe('ended')
})

test.each([
  ['preparing', 999, false],
  ['preparing', 1_000, true],
  ['onSale', 1_000, false],
  ['onSale', 1_999, false],
  ['onSale', 2_000, true],
  ['soldOut', 1_999, false],
  ['soldOut', 2_000, true],
  ['ended', 2_000, false],
] as const)(
  'read as %s, a sale from 1000 to 2000 has the wrong state at %i: %s',
  (state, now, past) => {
    expect(isPast({ ...sale, state }, now)).toBe(past)
  },
)

test('a sale without times stays where it is', () => {
  expect(isPast({ ...sale, start: null, end: null }, 9_000)).toBe(false)
})
