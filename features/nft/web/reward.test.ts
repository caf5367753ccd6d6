import { expect, test } from 'vitest'

import { claimableAt, isMatured, rewardFor, stakeOf } from './reward.ts'

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
  expect(stakeOf({ pledgeTime: null, itemUnlockTime: null, reward: '0', paid: '0' })).toBeNull()
  expect(
    stakeOf({ pledgeTime: 1_000, itemUnlockTime: 1_400, reward: '1001', paid: '100' }),
  ).toEqual(stake)
})
