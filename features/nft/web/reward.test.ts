import { expect, test } from 'vitest'

import {
  claimableAt,
  earnedAt,
  givenUpAt,
  isMatured,
  pendingAt,
  rewardFor,
  stakeOf,
} from './reward.ts'

const stake = { start: 1_000, end: 1_400, reward: 1_001n, paid: 100n }

test('a reward grows evenly and is cut, never rounded up', () => {
  expect(earnedAt(stake, 1_000)).toBe(0n)
  // 1001 × 100 / 400 = 250.25
  expect(earnedAt(stake, 1_100)).toBe(250n)
  expect(earnedAt(stake, 1_100.9)).toBe(250n)
  expect(earnedAt(stake, 1_400)).toBe(1_001n)
})

test('nothing is earned before the start or after the end', () => {
  expect(earnedAt(stake, 5)).toBe(0n)
  expect(earnedAt(stake, 99_999)).toBe(1_001n)
})

test('what was paid is not pending, and pending is never below nothing', () => {
  expect(pendingAt(stake, 1_100)).toBe(150n)
  expect(pendingAt(stake, 1_010)).toBe(0n)
  expect(pendingAt(stake, 1_400)).toBe(901n)
})

test('leaving gives up the unpaid part and the rest of the term, and no more', () => {
  const { earned, rest } = givenUpAt(stake, 1_100)
  expect([earned, rest]).toEqual([150n, 751n])
  expect(earned + rest + stake.paid).toBe(stake.reward)
})

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
