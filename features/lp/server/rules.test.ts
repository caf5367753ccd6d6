import { expect, test } from 'vitest'

import {
  aboutInCoin,
  aprBps,
  daysLeft,
  leastOf,
  lossBps,
  ppmOf,
  validateWithdraw,
} from './rules.ts'

const tes = 10n ** 18n

test('no more is cancelled than is staked', () => {
  expect(validateWithdraw(7n, 7n)).toBeNull()
  expect(validateWithdraw(8n, 7n)?.code).toBe('ABOVE_UNLOCKABLE')
  expect(validateWithdraw(0n, 7n)?.code).toBe('AMOUNT_ZERO')
})

test('a year’s rate is a year’s stream by the worth of the stakes', () => {
  // 0.001 TES a second are 31,536 a year: at 0.05 USDT 1,576.80, of 10,000 USDT 15.768 %.
  const price = 5n * 10n ** 16n
  expect(aprBps(tes / 1_000n, price, 10_000_000_000n)).toBe(1_576)
  expect(aprBps(0n, price, 10_000_000_000n)).toBe(0)
  expect(aprBps(tes, price, 0n)).toBeNull()
  expect(aprBps(tes, price, null)).toBeNull()
  expect(aprBps(tes, null, 1n)).toBeNull()
  expect(aprBps(10n ** 27n, price, 1n)).toBe(1_000_000_000)
})

test('days are whole, and none are left when it is over', () => {
  expect(daysLeft(172_799, 0)).toBe(1)
  expect(daysLeft(5, 5)).toBe(0)
  expect(daysLeft(5, 900)).toBe(0)
})

test('slippage takes off the least, a share is cut', () => {
  expect(leastOf(10_001n, 50)).toBe(9_950n)
  expect(ppmOf(1n, 3n)).toBe(333_333)
  expect(ppmOf(1n, 0n)).toBe(0)
})

test('what a payment loses is fees and impact, and the rest of it is there', () => {
  // Of 10,000, 5,000 are swapped in a pool of 100,000 and 100,000: 4,985 after the fee, and
  // 4,985 x 100,000 / 104,985 = 4,748 come out. 15 of 10,000 are fees, 237 the impact.
  const direct = { paid: 10_000n, sold: false, swapped: 5_000n, got: 9_748n }
  expect(lossBps(direct)).toEqual({ feeBps: 15, priceImpactBps: 237 })
  // Sold first: 0.3 % of all and of the half.
  const sold = { paid: 10_000n, sold: true, swapped: 5_000n, got: 9_700n }
  expect(lossBps(sold)).toEqual({ feeBps: 45, priceImpactBps: 255 })
  expect(lossBps({ ...direct, got: 9_990n }).priceImpactBps).toBe(0)
  expect(lossBps({ paid: 0n, sold: false, swapped: 0n, got: 0n }).feeBps).toBe(0)
})

test('about an amount is one hundredth more than its price', () => {
  // 5 USDT at 0.25 are 20 coins.
  expect(aboutInCoin(5_000_000n, 25n * 10n ** 16n, 6)).toBe(20_200_000n)
})
