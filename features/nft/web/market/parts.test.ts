import { expect, test } from 'vitest'

import { partsOf } from './parts.ts'

test.each([
  // 2.5 % of 100 coins twice.
  [100_000_000n, 2_500_000n, 2_500_000n, 95_000_000n],
  // 2.5 % of 39 units is 0.975: nothing. Of 40 it is one.
  [39n, 0n, 0n, 39n],
  [40n, 1n, 1n, 38n],
  // 79 × 250 / 10,000 = 1.975
  [79n, 1n, 1n, 77n],
])('of %s the fees are %s and %s, the seller gets %s', (price, fee, creatorFee, sellerGets) => {
  expect(partsOf(price, 250, 250)).toEqual({
    fee,
    creatorFee,
    fees: fee + creatorFee,
    sellerGets,
  })
})

test('each fee by its own share', () => {
  expect(partsOf(1_000_000n, 250, 500)).toEqual({
    fee: 25_000n,
    creatorFee: 50_000n,
    fees: 75_000n,
    sellerGets: 925_000n,
  })
})
