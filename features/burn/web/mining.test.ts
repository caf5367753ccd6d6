import { expect, test } from 'vitest'

import {
  dayOfPeriod,
  minersOf,
  multiplierText,
  periodNumber,
  powerText,
  stateAt,
} from './mining.ts'

const start = 1_800_000_000
const day = 86_400
const end = start + 90 * day
const period = {
  number: 0,
  start,
  end,
  pool: '3600000',
  dailyPool: '40000',
  multiplier: 150,
}
const next = {
  number: 1,
  pool: '1800000',
  dailyPool: '20000',
  multiplier: 125,
  isOpen: false,
  isDue: false,
  missing: '1800000',
}

test.each([
  ['it runs until its last second', 'running', end - 1, false, 'running'],
  ['at its end it is over', 'running', end, false, 'over'],
  ['the next one, open ahead, follows at once', 'running', end, true, 'running'],
  ['the first one waits, whatever the time', 'waiting', end, false, 'waiting'],
  ['over stays over', 'over', start, false, 'over'],
] as const)('%s', (_, state, now, isOpen, expected) => {
  expect(stateAt({ state, period, next: { ...next, isOpen } }, now)).toBe(expected)
})

test('days of a period are counted from 1 to 90', () => {
  expect(
    [start, start + day - 1, start + day, end - 1, end + day].map((now) =>
      dayOfPeriod(period, now),
    ),
  ).toEqual([1, 1, 2, 90, 90])
})

test('figures as people read them', () => {
  expect(minersOf(40_001n)).toBe(32_000n)
  expect(periodNumber(0)).toBe(1)
  expect(multiplierText(150)).toBe('1.50')
  expect(powerText(7_500_000_000n)).toBe('7,500')
  expect(powerText(7_500_500_000n)).toBe('7,500.50')
})
