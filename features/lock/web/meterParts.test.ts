import { addressFromHex } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import type { Meter } from '../shapes.ts'
import { inOrder, meterAfter, partsOf } from './meterParts.ts'

const address = addressFromHex('1'.repeat(40))

/** 200 for ever and 150 weighted, of 1,000. */
const meter: Meter = {
  of: 'liquidity',
  coin: { address, symbol: 'TES/USDT LP', decimals: 18, contract: null },
  permanent: '200',
  timed: '300',
  weighted: '150',
  locks: 2,
  nextUnlockTime: 1_800_000_000,
  supply: '1000',
  bps: 3_500,
  time: 1_790_000_000,
  sources: [],
}

test('the two parts add up to the whole', () => {
  expect(partsOf(meter)).toEqual({ forEver: 2_000, timed: 1_500, all: 3_500 })
  // 1 of 30,000 is below a hundredth of a percent.
  expect(partsOf({ ...meter, permanent: '1', weighted: '2', supply: '30000', bps: 1 })).toEqual({
    forEver: 0,
    timed: 1,
    all: 1,
  })
})

test('without a supply there are no parts', () => {
  expect(partsOf({ ...meter, supply: null, bps: null })).toBeNull()
  expect(meterAfter({ ...meter, supply: null }, 1n, 30)).toBeNull()
  expect(partsOf({ ...meter, supply: '0', bps: null })).toBeNull()
})

test.each([
  // 73 for 73 of 365 days count 14, rounded down.
  [73n, 73, 3_640],
  [100n, 365, 4_500],
  // More than a year counts no more than a year.
  [100n, 3_650, 4_500],
  [100n, 'forEver', 4_500],
  [0n, 30, 3_500],
] as const)('%i locked for %s days', (amount, days, bps) => {
  expect(meterAfter(meter, amount, days)).toBe(bps)
})

test('pools stand before the supply, in the order of the server', () => {
  const supply: Meter = { ...meter, of: 'supply' }
  const other: Meter = { ...meter, permanent: '1' }
  expect(inOrder([supply, meter, other])).toEqual([meter, other, supply])
})
