import { expect, test } from 'vitest'

import {
  aboutInCoin,
  aprBps,
  daysLeft,
  impactBps,
  leastOf,
  ppmOf,
  whyNotWithdraw,
} from './rules.ts'

const tes = 10n ** 18n

test('no more is cancelled than is staked', () => {
  expect(whyNotWithdraw(7n, 7n)).toBeNull()
  expect(whyNotWithdraw(8n, 7n)?.code).toBe('ABOVE_UNLOCKABLE')
  expect(whyNotWithdraw(0n, 7n)?.code).toBe('AMOUNT_ZERO')
})

test('a year’s part is what a year streams, by the worth of what shares it', () => {
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

test('an impact is what is lost beyond the fee', () => {
  // Of 1,000 in 100,000 and 100,000: ideal 997, and 997 x 100,000 / 100,997 = 987.15… come out.
  expect(impactBps({ paid: 1_000n, got: 987n }, 100_000n, 100_000n)).toBe(100)
  expect(impactBps({ paid: 1_000n, got: 997n }, 100_000n, 100_000n)).toBe(0)
})

test('about an amount is one hundredth more than its price', () => {
  // 5 USDT at 0.25 are 20 coins.
  expect(aboutInCoin(5_000_000n, 25n * 10n ** 16n, 6)).toBe(20_200_000n)
})
