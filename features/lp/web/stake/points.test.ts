import { expect, test } from 'vitest'

import { paidPoints, stakedPoints } from './points.ts'

const lp = (whole: number): string => String(BigInt(whole) * 10n ** 18n)
const history = [
  { time: 0, staked: lp(3), paid: lp(0) },
  { time: 172_800, staked: lp(1), paid: lp(2) },
  { time: 259_200, staked: lp(4), paid: lp(1) },
]

test('a day counts from its end, and the last figure holds until now', () => {
  expect(stakedPoints(history, 500_000)).toEqual([
    { x: 86_400, y: 3_000_000 },
    { x: 259_200, y: 1_000_000 },
    { x: 345_600, y: 4_000_000 },
    { x: 500_000, y: 4_000_000 },
  ])
})

test('what was paid adds up', () => {
  expect(paidPoints(history, 300_000).map(({ y }) => y)).toEqual([0, 2_000_000, 3_000_000])
  expect(paidPoints([], 300_000)).toEqual([])
})
