import { seed } from '#platform/std/testing/campaign.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { affordable, costOf, impactBps, pointAt, priceAt, proceedsOf, reserveAt } from './curve.ts'

/** 1,000 shares from 110 TRX on. */
const curve = { first: 110_000_000n, shares: 1_000n }

test('the reserve is the sum of the prices along the curve', () => {
  // By hand: 110 × (x + x² ÷ 2,000).
  expect(reserveAt(curve, 0n)).toBe(0n)
  expect(reserveAt(curve, 1n)).toBe(110_055_000n)
  expect(reserveAt(curve, 320n)).toBe(40_832_000_000n)
  expect(reserveAt(curve, 1_000n)).toBe(165_000_000_000n)
})

test('the price at a place of the curve', () => {
  expect(priceAt(curve, 0n)).toBe(110_000_000n)
  expect(priceAt(curve, 320n)).toBe(145_200_000n)
  expect(priceAt(curve, 1_000n)).toBe(220_000_000n)
  expect(pointAt(curve, 320n)).toEqual({ x: 320, y: 145.2 })
})

test('what shares cost and pay back', () => {
  // 110 × (3 + (323² − 320²) ÷ 2,000) = 110 × 3.9645
  expect(costOf(curve, 320n, 3n)).toBe(436_095_000n)
  expect(proceedsOf(curve, 323n, 3n)).toBe(436_095_000n)
})

test('the impact is how far the price moves', () => {
  expect(impactBps(curve, 0n, 100n)).toBe(1_000)
  // (1,323 − 1,320) ÷ 1,320 = 0.227 %
  expect(impactBps(curve, 320n, 323n)).toBe(22)
  expect(impactBps(curve, 323n, 320n)).toBe(-22)
})

test('a sale without an internal market has no curve', () => {
  const none = { first: 0n, shares: 0n }
  expect(reserveAt(none, 0n)).toBe(0n)
  expect(impactBps(none, 0n, 0n)).toBe(0)
})

const cases = fc.record({
  first: fc.bigInt(1_000_000n, 100_000_000_000n),
  shares: fc.bigInt(10n, 1_000_000n),
  a: fc.bigInt(0n, 1_000_000n),
  b: fc.bigInt(0n, 1_000_000n),
})

test(`bought in any parts it costs the same, and sells back for what it cost (seed ${seed})`, () => {
  fc.assert(
    fc.property(cases, ({ first, shares, a, b }) => {
      const one = { first, shares }
      const x = a % shares
      const y = b % (shares - x)
      expect(costOf(one, 0n, x) + costOf(one, x, y)).toBe(reserveAt(one, x + y))
      expect(proceedsOf(one, x + y, y)).toBe(costOf(one, x, y))
    }),
    { numRuns: 500, seed },
  )
})

test(`what an amount affords costs at most that, and one share more costs more (seed ${seed})`, () => {
  fc.assert(
    fc.property(cases, fc.bigInt(0n, 10n ** 15n), ({ first, shares, a }, sun) => {
      const one = { first, shares }
      const sold = a % shares
      const most = shares - sold
      const count = affordable(one, sold, sun, most)
      expect(costOf(one, sold, count) <= sun).toBe(true)
      expect(count === most || costOf(one, sold, count + 1n) > sun).toBe(true)
    }),
    { numRuns: 500, seed },
  )
})
