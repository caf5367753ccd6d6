import { expect, test } from 'vitest'

import { shareOf, totalsOf } from './totals.ts'

test('one payment is due at once', () => {
  expect(totalsOf(40_000_000n, 3, null)).toEqual({
    all: 120_000_000n,
    first: 120_000_000n,
    second: 0n,
  })
})

test('of two payments the first of each box is rounded down, and both make the price', () => {
  // 30 % of 33,333,333 sun is 9,999,999.9.
  expect(totalsOf(33_333_333n, 3, 3_000)).toEqual({
    all: 99_999_999n,
    first: 29_999_997n,
    second: 70_000_002n,
  })
})

test('a chance is shown to a hundredth of a percent', () => {
  expect(shareOf(1, 3)).toBe(3_333)
  expect(shareOf(2, 3)).toBe(6_667)
  expect(shareOf(5, 5)).toBe(10_000)
  expect(shareOf(0, 7)).toBe(0)
  expect(shareOf(0, 0)).toBe(0)
})
