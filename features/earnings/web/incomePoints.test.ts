import { expect, test } from 'vitest'

import { drawnFrom, earnedPoints } from './incomePoints.ts'

const day = 86_400
const list = [
  { day: 10 * day, amount: '5' },
  { day: 11 * day, amount: '0' },
  { day: 12 * day, amount: '15' },
]

test('a point where the first day begins, one at the end of each day, the last of them now', () => {
  expect(earnedPoints({ before: '100', list }, 12 * day + 60)).toEqual([
    { x: 10 * day, sum: 100n },
    { x: 11 * day, sum: 105n },
    { x: 12 * day, sum: 105n },
    { x: 12 * day + 60, sum: 120n },
  ])
  expect(earnedPoints({ before: '0', list: [] }, 1)).toEqual([])
})

test('runs from the first to the last, and is flat where nothing came', () => {
  const points = earnedPoints({ before: '100', list }, 12 * day + 60)
  expect(drawnFrom(points).map(({ y }) => y)).toEqual([0, 2_500, 2_500, 10_000])
  const none = list.map(({ day: one }) => ({ day: one, amount: '0' }))
  expect(drawnFrom(earnedPoints({ before: '7', list: none }, 13 * day)).map(({ y }) => y)).toEqual([
    0, 0, 0, 0,
  ])
})
