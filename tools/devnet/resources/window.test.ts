import { describe, expect, test } from 'vitest'
import { charged, freeUsedNow, taken, unused, usedNow } from './window.ts'

const whole = 28_800_000
const usage = (used: number, slot = 1000, window = whole) => ({ used, slot, window })

describe('what was used comes back', () => {
  test.each([
    [1000, 28_800],
    [1000 + 7200, 21_600],
    [1000 + 14_400, 14_400],
    [1000 + 28_799, 1],
    [1000 + 28_800, 0],
  ])('of 28,800 points at slot 1,000 there are at slot %i still %i used', (now, left) => {
    expect(usedNow(usage(28_800), now)).toBe(left)
  })

  test('over its own window, if that is shorter', () => {
    // A window of 100.9 slots counts as 100 whole ones.
    const short = usage(1000, 1000, 100_900)
    expect(usedNow(short, 1050)).toBe(500)
    expect(usedNow(short, 1100)).toBe(0)
    // Less than a slot stands for a whole day.
    expect(usedNow(usage(1000, 1000, 999), 1000 + 14_400)).toBe(500)
  })

  test('rounded up per slot, rounded in between, rounded down at the end', () => {
    // ceil(7e6 / 28,800) = 244; 244 * 28,799 / 28,800 = 243.99 -> 244; 244 * 28,800 / 1e6 = 7.02
    expect(usedNow(usage(7), 1001)).toBe(7)
    // 244 / 2 = 122; 122 * 28,800 / 1e6 = 3.51
    expect(usedNow(usage(7), 1000 + 14_400)).toBe(3)
    expect(freeUsedNow(7, 1000, 1000 + 14_400)).toBe(3)
  })

  test('also of as many points as there are', () => {
    expect(usedNow(usage(180_000_000_000), 1000 + 14_400)).toBe(90_000_000_000)
  })
})

describe('a charge', () => {
  test('to a fresh account begins a whole window', () => {
    expect(charged(unused, 345, 5000)).toEqual({ used: 345, slot: 5000, window: whole })
    expect(charged(unused, 0, 5000)).toEqual({ used: 0, slot: 5000, window: whole })
  })

  test('mixes the windows by what was used', () => {
    // Half of 57,600 is left, with half a day to go; as much again comes with a whole day.
    const mixed = charged(usage(57_600), 28_800, 1000 + 14_400)
    expect(mixed).toEqual({ used: 57_600, slot: 15_400, window: 21_600_000 })
    // From there it comes back in 21,600 slots.
    expect(usedNow(mixed, 15_400 + 10_800)).toBe(28_800)
    expect(usedNow(mixed, 15_400 + 21_600)).toBe(0)
  })

  test('of nothing only brings it up to date', () => {
    expect(charged(usage(57_600), 0, 1000 + 14_400)).toEqual({
      used: 28_800,
      slot: 15_400,
      window: 14_400_000,
    })
  })

  test('rounds a mixed window up to thousandths of a slot', () => {
    // (1 * 28,799,000 + 2 * 28,800,000) / 3 = 28,799,666.67
    const once = { used: 1, slot: 1000, window: whole }
    expect(charged(once, 2, 1001)).toEqual({ used: 3, slot: 1001, window: 28_799_667 })
  })
})

describe('a lender takes over use', () => {
  test('with the borrower’s window, mixed with its own', () => {
    const lender = usage(30_000, 2000, 10_000_000)
    const borrower = usage(5000, 2000, 22_000_000)
    // (30,000 * 10,000,000 + 10,000 * 22,000,000) / 40,000
    expect(taken(lender, borrower, 10_000, 2000)).toEqual({
      used: 40_000,
      slot: 2000,
      window: 13_000_000,
    })
  })

  test('of nothing on top of nothing', () => {
    expect(taken(unused, usage(0), 0, 2000)).toEqual({ used: 0, slot: 2000, window: whole })
  })
})
