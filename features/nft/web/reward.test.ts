import { expect, test } from 'vitest'

import { aprBps, claimableAt, isMatured, rewardFor, stakeOf, worthOfReward } from './reward.ts'

const stake = { start: 1_000, end: 1_400, reward: 1_001n, paid: 100n }

test('a claim pays ended and running stakes together', () => {
  expect(claimableAt(7n, [stake, { ...stake, paid: 0n }], 1_100)).toBe(7n + 150n + 250n)
  expect(claimableAt(0n, [], 1_100)).toBe(0n)
})

test('the reserve of a term is power × rate × seconds', () => {
  // Power 600, 2 × 10^12 base units a second, 7 days of 86 400 s.
  expect(rewardFor(600, 2_000_000_000_000n, 604_800)).toBe(725_760_000_000_000_000_000n)
})

test('a term is over from its very second', () => {
  expect(isMatured(stake, 1_399)).toBe(false)
  expect(isMatured(stake, 1_400)).toBe(true)
})

test('a card that is not staked has no stake', () => {
  expect(stakeOf({ stakedAt: null, itemUnlockTime: null, reward: '0', paid: '0' })).toBeNull()
  expect(stakeOf({ stakedAt: 1_000, itemUnlockTime: 1_400, reward: '1001', paid: '100' })).toEqual(
    stake,
  )
})

test('a reward is worth its TES at the pool’s price, and comes to so much a year of the price paid', () => {
  // 279.9 TES at 0.055 USDT are 15.3945 USDT.
  const worth = worthOfReward(279_900_000_000_000_000_000n, 55_000n * 10n ** 12n)
  expect(worth).toBe(15_394_500n)
  // In 180 of 365 days, of 484 USDT: 15.3945 / 484 × 365 / 180 = 6.4497 %.
  expect(aprBps(worth, 180 * 86_400, 484_000_000n)).toBe(644)
  expect(aprBps(worth, 180 * 86_400, 0n)).toBeNull()
})
