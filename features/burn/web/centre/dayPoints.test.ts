import { expect, test } from 'vitest'

import {
  type Day,
  fullDay,
  levelPoints,
  paidToAll,
  paidToMe,
  poolPoints,
  weekOf,
} from './dayPoints.ts'

const start = 1_800_057_600
const seconds = 86_400
const dayAt = (n: number, more: Partial<Day> = {}): Day => ({
  day: start + n * seconds,
  from: start + n * seconds,
  to: start + (n + 1) * seconds,
  pool: '40',
  networkPower: String(10 * (n + 1)),
  burns: 0,
  burnt: '0',
  worth: '0',
  paidToMiners: '3',
  paidToNodes: '2',
  payments: 1,
  mine: { power: '0', earned: '0', paid: '1' },
  ...more,
})
const days = [dayAt(2), dayAt(1), dayAt(0)]
const period = {
  number: 0,
  start,
  end: start + 90 * seconds,
  pool: '3600',
  dailyPool: '40',
  multiplier: 150,
}
const next = {
  number: 1,
  pool: '1800',
  dailyPool: '20',
  multiplier: 125,
  isOpen: true,
  isDue: false,
  missing: '0',
}

test('a course goes from the first day to the last, in parts of its highest', () => {
  const points = levelPoints(days, ({ networkPower }) => BigInt(networkPower))
  expect(points.map(({ y }) => y)).toEqual([3_333, 6_666, 10_000])
  expect(points[0]!.x).toBe(start + seconds)
  expect(levelPoints(days, () => 0n)).toEqual([])
  expect(levelPoints([dayAt(0)], () => 5n)).toEqual([])
})

test('a part of a day counts as the whole at its pace', () => {
  expect(fullDay({ pool: '10', from: 0, to: 21_600 })).toBe(40n)
  expect(fullDay({ pool: '10', from: 5, to: 5 })).toBe(0n)
})

test('what follows is the next pool where it is set aside, and nothing where it is not', () => {
  const now = start + 3 * seconds
  const ahead = poolPoints(days, { period, next }, now)
  expect(ahead.points.map(({ y }) => y)).toEqual([10_000, 10_000, 10_000, 10_000])
  expect(ahead.ahead.map(({ y }) => y)).toEqual([10_000, 5_000, 5_000])
  const none = poolPoints(days, { period, next: { ...next, isOpen: false } }, now)
  expect(none.ahead.map(({ y }) => y)).toEqual([10_000, 0, 0])
  expect(poolPoints(days, { period, next }, period.end).ahead).toEqual([])
  expect(poolPoints([], { period, next }, now)).toEqual({ points: [], ahead: [] })
})

test('a week is the newest seven days, earliest first', () => {
  const ten = Array.from({ length: 10 }, (_, i) => dayAt(9 - i))
  expect(weekOf(ten).map(({ day }) => (day - start) / seconds)).toEqual([3, 4, 5, 6, 7, 8, 9])
  expect(paidToAll(dayAt(0))).toBe(5n)
  expect(paidToMe(dayAt(0))).toBe(1n)
  expect(paidToMe(dayAt(0, { mine: null }))).toBe(0n)
})
