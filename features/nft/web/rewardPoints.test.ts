import { expect, test } from 'vitest'

import { rewardPointAt, rewardPoints, totalPointAt, totalPoints } from './rewardPoints.ts'

const tes = 10n ** 18n
const stake = { start: 0, end: 100, reward: 30n * tes, paid: 0n }

test('the curve rises to the reward', () => {
  expect(rewardPoints(stake)).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 30 },
  ])
})

test('now is on the curve, and never outside the chart', () => {
  expect(rewardPointAt(stake, 50)).toEqual({ x: 50, y: 15 })
  expect(rewardPointAt(stake, -5)).toEqual({ x: 0, y: 0 })
  expect(rewardPointAt(stake, 999)).toEqual({ x: 100, y: 30 })
})

test('stakes add up, and the line bends where one begins or ends', () => {
  // From 50 to 100 both earn: 30 × 50/100 + 10 × 0, then 30 + 10 × 50/100.
  const later = { start: 50, end: 150, reward: 10n * tes, paid: 0n }
  expect(totalPoints([stake, later])).toEqual([
    { x: 0, y: 0 },
    { x: 50, y: 15 },
    { x: 100, y: 35 },
    { x: 150, y: 40 },
  ])
  expect(totalPointAt([stake, later], 120)).toEqual({ x: 120, y: 37 })
  expect(totalPointAt([stake, later], 999)).toEqual({ x: 150, y: 40 })
})

test('without a stake there is no line', () => {
  expect(totalPoints([])).toEqual([])
  expect(totalPointAt([], 5)).toBeNull()
})
