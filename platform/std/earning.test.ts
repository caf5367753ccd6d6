import { expect, test } from 'vitest'

import { earnedAt, givenUpAt, pendingAt } from './earning.ts'

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
