import { expect, test } from 'vitest'

import { bpsOf, floorPerToken, floorShown } from './amounts.ts'
import { stateAt } from './saleAt.ts'

const start = 1_800_000_000
const end = start + 30 * 86_400
const sale = { state: 'upcoming', startTime: start, endTime: end, sold: 0, softCap: 600 } as const
const enough = { ...sale, sold: 600 }
const market = { shares: 1_000, sold: 10, closesAt: end + 30 * 86_400 }
const listableUntil = end + 37 * 86_400

test.each([
  ['it waits for its start', sale, start - 1, undefined, 'upcoming'],
  ['it begins at the second', sale, start, undefined, 'live'],
  ['it runs until its end', sale, end - 1, undefined, 'live'],
  ['one share short it fails', { ...sale, sold: 599 }, end, undefined, 'failed'],
  ['of a row alone nobody knows what follows success', enough, end, undefined, 'live'],
  ['without a market it can be listed', enough, end, { market: null }, 'listable'],
  ['with one the market opens', enough, end, { market }, 'inside'],
  ['the market closes', enough, market.closesAt, { market, listableUntil }, 'listable'],
  ['seven days later it is too late', enough, listableUntil, { market, listableUntil }, 'expired'],
  [
    'listed stays',
    { ...enough, state: 'listed' },
    listableUntil,
    { market, listableUntil },
    'listed',
  ],
  ['failed stays', { ...sale, state: 'failed' }, start, undefined, 'failed'],
] as const)('%s', (_, row, now, times, state) => {
  expect(stateAt(row, now, times)).toBe(state)
})

test('parts and the floor are rounded down', () => {
  expect(bpsOf(742, 1_000)).toBe(7_420)
  expect(bpsOf(1, 3)).toBe(3_333)
  expect(bpsOf(1, 0)).toBe(0)
  // 20,000 coins for 47,500,000 tokens.
  const floor = { left: '20000000000', outstanding: String(47_500_000n * 10n ** 18n) }
  expect(floorPerToken(floor, 18)).toBe(421n)
  expect(floorPerToken({ left: '1', outstanding: '0' }, 18)).toBe(0n)
})

test('a floor below a hundredth is shown for more tokens', () => {
  const unit = 10n ** 18n
  const of = (left: bigint, tokens: bigint) =>
    floorShown({ left: String(left), outstanding: String(tokens * unit) }, 18)
  expect(of(20_000_000_000n, 1_000n)).toEqual({ count: 1, sun: 20_000_000n })
  expect(of(20_000_000_000n, 47_500_000n)).toEqual({ count: 1_000, sun: 421_052n })
  expect(of(8_000_000_000n, 769_000_000n)).toEqual({ count: 1_000, sun: 10_403n })
  expect(of(1n, 769_000_000n)).toEqual({ count: 1_000_000, sun: 0n })
})
