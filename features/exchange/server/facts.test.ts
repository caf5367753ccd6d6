import { expect, test } from 'vitest'

import { capOf } from './facts.ts'

const one = 10n ** 36n
const usdt = (whole: bigint): bigint => whole * 10n ** 6n

test.each([
  // 10^18 base units, priced by a pool of one unit and 100 USDT: 10^26 of 200.
  ['bought with one unit', 10n ** 18n, 10n ** 8n * one, usdt(200n), null, true],
  ['a pool of exactly 1 %', usdt(10_000n), one, usdt(100n), usdt(10_000n), false],
  ['a unit below 1 %', usdt(10_000n) + 1n, one, usdt(100n), null, true],
  ['the coin of all prices', usdt(1_000_000_000n), one, null, usdt(1_000_000_000n), false],
  ['no price', usdt(1n), null, null, null, false],
  ['no supply', null, one, usdt(1n), null, false],
] as const)('%s', (_, circulating, price, depth, marketCap, thinPool) => {
  expect(capOf(circulating, { price, depth })).toEqual({ marketCap, thinPool })
})
