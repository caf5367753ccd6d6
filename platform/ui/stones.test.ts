import fc from 'fast-check'
import { expect, test } from 'vitest'

import { stonesOf } from './stones.ts'

test.each([
  [
    [0n, 0n, 0n, 0n],
    [0, 0, 0, 0],
  ],
  [
    [1n, 0n, 0n, 0n],
    [40, 0, 0, 0],
  ],
  [
    [2_316n, 2_201n, 6_962n, 185n],
    [7, 7, 25, 1],
  ],
  // A part that is too small for a stone has one all the same.
  [
    [1n, 1n, 1_000_000n, 0n],
    [1, 1, 38, 0],
  ],
])('%o', (amounts, stones) => {
  expect(stonesOf(amounts, 40)).toEqual(stones)
})

test('all stones are laid, and every amount above 0 has one', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10n ** 30n), { minLength: 4, maxLength: 4 }), (amounts) => {
      const stones = stonesOf(amounts, 40)
      const isAny = amounts.some((one) => one > 0n)
      expect(stones.reduce((sum, one) => sum + one, 0)).toBe(isAny ? 40 : 0)
      expect(stones.map((one) => one > 0)).toEqual(amounts.map((one) => one > 0n))
    }),
  )
})
