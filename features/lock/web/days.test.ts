import { expect, test } from 'vitest'

import { dateOf, day, daysUntil, offered, typedDays } from './days.ts'
import { makeTexts as texts } from './textMake.ts'

test.each([
  ['30', { days: 30 }],
  ['1', { days: 1 }],
  ['3650', { days: 3_650 }],
  ['3,650', { days: 3_650 }],
  [' ３６５ ', { days: 365 }],
  ['', { fault: { text: texts.daysRequired, values: {} } }],
  ['0', { fault: { text: texts.daysLeast, values: {} } }],
  ['3651', { fault: { text: texts.daysMost, values: { most: 3_650 } } }],
  ['999999999', { fault: { text: texts.daysMost, values: { most: 3_650 } } }],
  ['-1', { fault: { text: texts.daysWhole, values: {} } }],
  ['36,5', { fault: { text: texts.daysWhole, values: {} } }],
  ['1.5', { fault: { text: texts.daysWhole, values: {} } }],
  ['9'.repeat(40), { fault: { text: texts.daysWhole, values: {} } }],
] as const)('%s typed as days', (typed, expected) => {
  expect(typedDays(typed, 3_650)).toEqual(expected)
})

/** 2027-03-01 12:00:00 UTC. */
const noon = Date.UTC(2027, 2, 1, 12) / 1000

test.each([
  ['2027-03-02', 1],
  ['2027-03-31', 30],
  // A leap year's day is one more.
  ['2028-03-01', 366],
  ['2027-03-01', null],
  ['2027-02-28', null],
  ['2027-13-01', null],
  ['', null],
])('days until %s', (date, days) => {
  expect(daysUntil(date, noon)).toBe(days)
})

test('a date that is chosen is the date that is shown', () => {
  for (let days = 1; days <= 3_650; days += 73) {
    expect(daysUntil(dateOf(noon + days * day), noon)).toBe(days)
  }
})

test('what adds less than a day to a lock is not offered', () => {
  const now = 1_800_000_000
  // Locked for 30 days a minute ago.
  expect(offered(now, now - 60 + 31 * day)).toEqual([90, 180, 365, 730])
  expect(offered(now, now + 30 * day)).toEqual([30, 90, 180, 365, 730])
  expect(offered(now, 0)).toHaveLength(5)
})
