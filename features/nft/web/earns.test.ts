import { expect, test } from 'vitest'

import { earnsOf, usualTerm } from './earns.ts'

const level = (levelStr: string, power: number, price: string, remainSupply = 1) => ({
  levelStr,
  power,
  price,
  remainSupply,
})
const levels = [
  level('Clay', 50, '50000000'),
  level('Glass', 600, '500000000'),
  level('Gold', 4_200, '3000000000'),
]
const terms = [
  { time: 180 * 86_400, days: 180, rate: '30000000000' },
  { time: 7 * 86_400, days: 7, rate: '16666666667' },
]

test('the level in the middle over the longest term', () => {
  // 600 × 30 × 10^9 × 180 × 86,400 = 279.936 TES, × 0.05505 = 15.4104768 USDT; 15.410476 / 500 × 365 / 180 = 6.2498…%
  expect(earnsOf(levels, terms, '55050000000000000')).toEqual({
    levelStr: 'Glass',
    price: 500_000_000n,
    days: 180,
    reward: 279_936_000_000_000_000_000n,
    worth: { usdt: 15_410_476n, aprBps: 624 },
  })
})

test('a level that is sold out is not offered', () => {
  const rest = [level('Clay', 50, '50000000', 0), level('Glass', 600, '500000000', 0), levels[2]!]
  expect(earnsOf(rest, terms, null)).toMatchObject({ levelStr: 'Gold', worth: null })
  expect(earnsOf(rest.slice(0, 2), terms, null)).toBeNull()
  expect(earnsOf(levels, [], null)).toBeNull()
})

test('the term of 30 days is shown and chosen first, without it the first', () => {
  expect(usualTerm([{ days: 7 }, { days: 30 }, { days: 90 }])).toEqual({ days: 30 })
  expect(usualTerm([{ days: 7 }, { days: 90 }])).toEqual({ days: 7 })
  expect(usualTerm([])).toBeUndefined()
})
