import { expect, test } from 'vitest'

import { sharesOf, textOfParts } from '../worth.ts'
import { leastBack } from './leastBack.ts'

/** 3,000 TES and 450 USDT, of 1,000 LP. */
const pool = {
  coins: [
    { symbol: 'TES', decimals: 18, reserve: String(3_000n * 10n ** 18n) },
    { symbol: 'USDT', decimals: 6, reserve: '450000000' },
  ],
  supply: String(1_000n * 10n ** 18n),
}
const lp = (whole: bigint) => whole * 10n ** 18n
const unitsOf = (parts: readonly { readonly units: bigint }[]) => parts.map(({ units }) => units)

test('liquidity is its part of both coins', () => {
  // 20 of 1,000: a fiftieth of 3,000 and of 450.
  expect(textOfParts(sharesOf(pool, lp(20n)))).toBe('60.00 TES + 9.00 USDT')
  // All of it is all that the pool holds.
  expect(unitsOf(sharesOf(pool, lp(1_000n)))).toEqual([lp(3_000n), 450_000_000n])
  expect(unitsOf(sharesOf({ ...pool, supply: '0' }, lp(1n)))).toEqual([0n, 0n])
})

test('at least so much comes back: each coin less the slippage, rounded down', () => {
  // 60 and 9, less half a percent: 59.7 and 8.955.
  expect(unitsOf(leastBack(pool, lp(20n), 50))).toEqual([59_700n * 10n ** 15n, 8_955_000n])
  // A third of an LP is 0.15 USDT: 149,999 base units, cut; less 5 %: 142,499.05.
  expect(unitsOf(leastBack(pool, lp(1n) / 3n, 500))[1]).toBe(142_499n)
})
