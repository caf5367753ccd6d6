import { expect, test } from 'vitest'

import { barsOf, heightsOf } from './paidBars.ts'

const days = (amounts: readonly number[]) => amounts.map((amount) => ({ amount: String(amount) }))

test('thirty days are ten bars of three, the newest whole', () => {
  const thirty = days(Array.from({ length: 30 }, (_, i) => i))
  expect(barsOf(thirty)).toEqual([3n, 12n, 21n, 30n, 39n, 48n, 57n, 66n, 75n, 84n])
  expect(barsOf(days([1, 2]))).toEqual([1n, 2n])
  expect(barsOf([])).toEqual([])
})

test('the highest is whole, a little is seen, nothing is not', () => {
  expect(heightsOf([0n, 1n, 500n, 1_000n])).toEqual([0, 2, 50, 100])
  expect(heightsOf([])).toEqual([])
})
