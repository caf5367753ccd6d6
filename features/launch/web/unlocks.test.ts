import { expect, test } from 'vitest'

import { calendarOf, lastsOf, lastWholeOf, nextUnlock, partsOf, unlockedAt } from './unlocks.ts'

const listing = 1_800_000_000
const day = 86_400
const quarters = { delay: 7 * day, rate: 2_500, step: 30 * day }
/** Parts of 30 %: the fourth is the rest. */
const uneven = { delay: 0, rate: 3_000, step: day }
const atOnce = { delay: 0, rate: 10_000, step: 0 }

test('the parts sum to all, and the last one is what is left', () => {
  expect(calendarOf(quarters, listing)).toEqual([
    { time: listing + 7 * day, part: 2_500, sum: 2_500 },
    { time: listing + 37 * day, part: 2_500, sum: 5_000 },
    { time: listing + 67 * day, part: 2_500, sum: 7_500 },
    { time: listing + 97 * day, part: 2_500, sum: 10_000 },
  ])
  expect(calendarOf(uneven, listing).map(({ part }) => part)).toEqual([3_000, 3_000, 3_000, 1_000])
  expect(calendarOf(atOnce, listing)).toEqual([{ time: listing, part: 10_000, sum: 10_000 }])
})

test.each([
  [quarters, 4, 97 * day, 97 * day],
  [uneven, 4, 3 * day, 2 * day],
  [atOnce, 1, 0, 0],
  [{ ...quarters, rate: 0 }, 0, 7 * day, 7 * day],
])('how many parts, and how long: %#', (vesting, parts, lasts, whole) => {
  expect(partsOf(vesting)).toBe(parts)
  expect(lastsOf(vesting)).toBe(lasts)
  expect(lastWholeOf(vesting)).toBe(whole)
})

test.each([
  [quarters, 7 * day - 1, 0],
  [quarters, 7 * day, 2_500],
  [quarters, 37 * day - 1, 2_500],
  [quarters, 37 * day, 5_000],
  [quarters, 97 * day, 10_000],
  [quarters, 9_999 * day, 10_000],
  [uneven, 3 * day, 10_000],
  [atOnce, 0, 10_000],
  [atOnce, -1, 0],
])('what is unlocked at a second: %#', (vesting, since, bps) => {
  expect(unlockedAt(vesting, listing, listing + since)).toBe(bps)
})

test('the next part is the first that lies ahead', () => {
  expect(nextUnlock(quarters, listing, listing)?.sum).toBe(2_500)
  expect(nextUnlock(quarters, listing, listing + 7 * day)?.sum).toBe(5_000)
  expect(nextUnlock(quarters, listing, listing + 97 * day)).toBeNull()
})
