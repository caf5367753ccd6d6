import { expect, test } from 'vitest'

import { dayLine } from './dayLine.ts'

const hour = 3_600
/** Twenty past a full hour: the last 24 hours touch 25 of the clock. */
const now = 1_000 * hour + 1_200
const at = (hours: number) => (1_000 - 24 + hours) * hour

test('each hour has the price of its last swap, or the one before it; the last is the present price', () => {
  const closes = [
    { time: at(0), close: 11n },
    { time: at(3), close: 14n },
    { time: at(24), close: 20n },
  ]
  const line = dayLine(closes, 10n, 21n, now)
  expect(line).toEqual([10n, 11n, 11n, 11n, ...Array<bigint>(21).fill(14n), 21n])
  expect(line).toHaveLength(26)
})

test('a coin first swapped since then begins with that hour', () => {
  expect(dayLine([{ time: at(22), close: 5n }], null, 6n, now)).toEqual([5n, 5n, 6n])
})

test('one that was never swapped has the price of now alone; one long not swapped a level line', () => {
  expect(dayLine([], null, 6n, now)).toEqual([6n])
  expect(dayLine([], 6n, 6n, now)).toEqual(Array(26).fill(6n))
})

test('on the full hour the day begins with an hour of the clock', () => {
  expect(dayLine([{ time: at(0), close: 2n }], 1n, 3n, 1_000 * hour)).toEqual([
    1n,
    ...Array<bigint>(24).fill(2n),
    3n,
  ])
})
