import { describe, expect, test } from 'vitest'

import { distributionOf, type EarningRange } from './distribution.ts'
import { rangeEnd, rangeStart } from './earnings.ts'

/** The number of members whose earnings begin with the same two digits, and their sum. */
const range = (fromEarned: bigint, members: number, earned: bigint): EarningRange => ({
  fromEarned,
  members,
  earned,
})

test.each([
  [7n, 7n, 7n],
  [99n, 99n, 99n],
  [100n, 100n, 109n],
  [1_299_999n, 1_200_000n, 1_299_999n],
])('%d is between %d and %d', (earned, start, end) => {
  expect(rangeStart(earned)).toBe(start)
  expect(rangeEnd(start)).toBe(end)
})

describe('the earnings of a community', () => {
  test('only the root, who earned nothing', () => {
    expect(distributionOf(1, [])).toEqual({
      members: 1,
      withNothing: 1,
      median: '0',
      total: '0',
      topShareBps: 0,
    })
  })

  test('one of one has all of it', () => {
    expect(distributionOf(1, [range(1_200_000n, 1, 1_290_000n)])).toEqual({
      members: 1,
      withNothing: 0,
      median: '1299999',
      total: '1290000',
      topShareBps: 10_000,
    })
  })

  test('where half have nothing, half earned at most nothing', () => {
    const distribution = distributionOf(4, [range(50n, 1, 50n), range(150n, 1, 150n)])
    expect(distribution).toMatchObject({ withNothing: 2, median: '0', total: '200' })
  })

  test('of an odd number the one in the middle', () => {
    const distribution = distributionOf(5, [range(50n, 1, 50n), range(150n, 3, 460n)])
    expect(distribution).toMatchObject({ withNothing: 1, median: '159' })
  })

  test('the hundredth part that got most takes its share of the range in which it ends', () => {
    // Of 300 the three that got most: one of 1,000, and two of the four that got 400 together.
    const distribution = distributionOf(300, [
      range(10n, 100, 1_000n),
      range(100n, 4, 400n),
      range(1_000n, 1, 1_000n),
    ])
    // 1,000 + 200 of 2,400.
    expect(distribution).toMatchObject({ withNothing: 195, total: '2400', topShareBps: 5_000 })
  })
})
