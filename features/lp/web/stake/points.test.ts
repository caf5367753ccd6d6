import { expect, test } from 'vitest'

import { paidPoints, stakedPoints } from './points.ts'

const day = 86_400
// All liquidity of TRX/USDT is as little: the root of sun times millionths of USDT.
const history = [
  { time: 0, staked: '300000000', paid: '0' },
  { time: 2 * day, staked: '100000000', paid: '2' },
  { time: 3 * day, staked: '400000000', paid: '1' },
]

test('a day counts from its end, one without a change is as the one before, and the last holds until now', () => {
  expect(stakedPoints(history, 6 * day)).toEqual([
    { x: day, y: 7_500 },
    { x: 2 * day, y: 7_500 },
    { x: 3 * day, y: 2_500 },
    { x: 4 * day, y: 10_000 },
    { x: 6 * day, y: 10_000 },
  ])
})

test('of today what there is now, and nothing after it', () => {
  expect(stakedPoints(history, 3 * day + 60).slice(-2)).toEqual([
    { x: 3 * day, y: 2_500 },
    { x: 3 * day + 60, y: 10_000 },
  ])
})

test('payments add up', () => {
  expect(paidPoints(history, 4 * day)).toEqual([
    { x: day, y: 0 },
    { x: 2 * day, y: 0 },
    { x: 3 * day, y: 6_666 },
    { x: 4 * day, y: 10_000 },
  ])
  expect(paidPoints([], 4 * day)).toEqual([])
})

test('where nothing is staked any more there is a line all the same', () => {
  expect(stakedPoints([{ time: 0, staked: '0', paid: '0' }], 2 * day)).toEqual([
    { x: day, y: 0 },
    { x: 2 * day, y: 0 },
  ])
})
