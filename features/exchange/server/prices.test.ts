import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { popularity } from './popularity.ts'
import { changeBps, log2Thousandths, priceE12, priceIn, priceUnit, worthAt } from './prices.ts'

// 100,000 USDT beside 2,000,000 TES: 0.05 USDT each.
const tes = priceIn(100_000_000_000n, 2_000_000n * 10n ** 18n, priceUnit)
// 90,252.6 USDT beside 300,000 TRX: 0.300842 USDT each.
const trx = priceIn(90_252_600_000n, 300_000_000_000n, priceUnit)

describe('a price', () => {
  test('is shown for one whole coin', () => {
    expect(priceE12(tes!, 18)).toBe(50_000n * 10n ** 12n)
    expect(priceE12(trx!, 6)).toBe(300_842n * 10n ** 12n)
  })

  test('goes by way of the chain’s own coin: 6 TES for one TRX are 0.050140333… each', () => {
    const byTrx = priceIn(1_000_000n, 6n * 10n ** 18n, trx)
    expect(priceE12(byTrx!, 18)).toBe(50_140_333_333_333_333n)
  })

  test('is none beside nothing, and where the other has none', () => {
    expect(priceIn(1n, 0n, priceUnit)).toBeNull()
    expect(priceIn(0n, 1n, priceUnit)).toBeNull()
    expect(priceIn(1n, 1n, null)).toBeNull()
  })

  test('makes an amount’s worth', () => {
    expect(worthAt(10n ** 18n, tes)).toBe(50_000n)
    expect(worthAt(1_000_000n, trx)).toBe(300_842n)
    expect(worthAt(5n, null)).toBe(0n)
  })

  test.each([
    [100n, 150n, 5_000],
    [100n, 50n, -5_000],
    // 0.00333… % less is cut, not rounded up.
    [3n, 2n, -3_333],
    [100n, 100n, 0],
    [0n, 5n, null],
    [1n, 10n ** 60n, 1_000_000_000],
  ])('changes from %s to %s by %s hundredths of a percent', (before, now, bps) => {
    expect(changeBps(before, now)).toBe(bps)
  })
})

describe('the logarithm', () => {
  test.each([
    [0n, 0n],
    [1n, 0n],
    [2n, 1_000n],
    // 1.58496…, 3.32192…, 9.96578…, 16.60965…
    [3n, 1_584n],
    [10n, 3_321n],
    [1_000n, 9_965n],
    [100_001n, 16_609n],
    [2n ** 200n, 200_000n],
  ])('of %s is %s thousandths', (value, thousandths) => {
    expect(log2Thousandths(value)).toBe(thousandths)
  })

  test('is that of floating point, to a thousandth', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 2n ** 50n), (value) => {
        const distance = Math.log2(Number(value)) * 1_000 - Number(log2Thousandths(value))
        expect(distance).toBeGreaterThan(-0.01)
        expect(distance).toBeLessThan(1.01)
      }),
    )
  })
})

test('popularity is traders times the logarithm of whole USDT and one', () => {
  // log2(100,001) is 16.609…
  expect(popularity(3, 100_000_000_000n)).toBe(3n * 16_609n)
  expect(popularity(0, 10n ** 30n)).toBe(0n)
  expect(popularity(500, 999_999n)).toBe(0n)
})
