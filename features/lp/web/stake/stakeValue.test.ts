import { expect, test } from 'vitest'

import { movingPoints, stakeWorths } from './stakeValue.ts'

const e18 = 10n ** 18n
const values = [
  { time: 10, worth: String(100n) },
  { time: 20, worth: String(200n) },
  { time: 30, worth: String(400n) },
]

test('a stake is worth what it was at each price, from when there was one', () => {
  const held = [
    { time: 0, staked: '0' },
    { time: 15, staked: String(2n * e18) },
    { time: 30, staked: String(e18) },
  ]
  expect(stakeWorths(values, held)).toEqual([
    { time: 20, worth: 400n },
    { time: 30, worth: 400n },
  ])
  expect(stakeWorths(values, [])).toEqual([])
})

test('what moves is drawn from a little below its least; what does not is not drawn', () => {
  const series = values.map(({ time, worth }) => ({ time, worth: BigInt(worth) }))
  expect(movingPoints(series)).toEqual([
    { x: 10, y: 75 },
    { x: 20, y: 175 },
    { x: 30, y: 375 },
  ])
  expect(movingPoints(series.slice(1))).toBeNull()
  const flat = series.map(({ time }, i) => ({ time, worth: 10_000n + BigInt(i) }))
  expect(movingPoints(flat)).toBeNull()
})
