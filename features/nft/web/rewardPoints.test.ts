import { expect, test } from 'vitest'

import { rewardPointAt, rewardPoints } from './rewardPoints.ts'

const tes = 10n ** 18n
const stake = { start: 0, end: 100, reward: 30n * tes, paid: 0n }

test('the curve rises to the reward and stays there', () => {
  expect(rewardPoints(stake)).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 30 },
    { x: 110, y: 30 },
  ])
})

test('now stands on the curve, and never outside the drawing', () => {
  expect(rewardPointAt(stake, 50)).toEqual({ x: 50, y: 15 })
  expect(rewardPointAt(stake, -5)).toEqual({ x: 0, y: 0 })
  expect(rewardPointAt(stake, 999)).toEqual({ x: 110, y: 30 })
})
