import { expect, test } from 'vitest'

import { acceptWarnings, buyWarnings, lastPriceOf, sellWarnings, worthOf } from './guards.ts'

const compared = {
  levelFloor: '200000000',
  lastSale: '150000000',
  mintPrice: '90000000',
  bestOffer: '120000000',
  trxRate: '300000',
}
const message = (warnings: ReturnType<typeof sellWarnings>) =>
  warnings.map(({ is, than }) => `${is} ${than}`)

test.each([
  [200_000_000n, []],
  // Exactly twice, exactly half and exactly the offer: nothing to confirm.
  [300_000_000n, []],
  [300_000_001n, ['high lastSale']],
  [400_000_001n, ['high levelFloor', 'high lastSale']],
  [120_000_000n, []],
  [119_999_999n, ['underOffer bestOffer']],
  [100_000_000n, ['underOffer bestOffer']],
  [99_999_999n, ['low levelFloor', 'underOffer bestOffer']],
  [74_999_999n, ['low levelFloor', 'low lastSale', 'underOffer bestOffer']],
])('a list price worth %s: %j', (worth, expected) => {
  expect(message(sellWarnings(worth, compared))).toEqual(expected)
})

test('before the first sale the mint price is compared with, under its own name', () => {
  const unsold = { ...compared, levelFloor: null, lastSale: null, bestOffer: null }
  expect(lastPriceOf(unsold)).toEqual({ than: 'mintPrice', figure: '90000000' })
  expect(lastPriceOf(compared)).toEqual({ than: 'lastSale', figure: '150000000' })
  expect(message(sellWarnings(180_000_000n, unsold))).toEqual([])
  expect(message(sellWarnings(180_000_001n, unsold))).toEqual(['high mintPrice'])
  expect(message(sellWarnings(44_999_999n, unsold))).toEqual(['low mintPrice'])
})

test('who buys is warned of high prices alone, who accepts of low ones', () => {
  expect(message(buyWarnings(400_000_001n, compared))).toEqual(['high levelFloor', 'high lastSale'])
  expect(buyWarnings(1n, compared)).toEqual([])
  expect(message(acceptWarnings(1n, compared))).toEqual(['low levelFloor', 'low lastSale'])
  expect(acceptWarnings(10n ** 12n, compared)).toEqual([])
})

test("the chain's own coin is worth its last rate", () => {
  // 500 coins at 0.30 USDT.
  expect(worthOf(500_000_000n, true, '300000')).toBe(150_000_000n)
  expect(worthOf(500_000_000n, true, null)).toBeNull()
  expect(worthOf(500_000_000n, false, null)).toBe(500_000_000n)
})
