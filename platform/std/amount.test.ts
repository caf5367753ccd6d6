import fc from 'fast-check'
import { formatUnits as viemFormat, parseUnits as viemParse } from 'viem'
import { describe, expect, test } from 'vitest'

import {
  ambiguousNumber,
  decimalsOf,
  formatUnits,
  mulDivDown,
  mulDivUp,
  parseUnits,
  unitsOrWhy,
} from './amount.ts'
import { exactAmount } from './format.ts'

test('the coins’ decimals', () => {
  expect(decimalsOf).toEqual({ TRX: 6, USDT: 6, TES: 18 })
})

describe('text to base units', () => {
  test.each([
    ['1', 6, 1_000_000n],
    ['0.000001', 6, 1n],
    ['.5', 6, 500_000n],
    ['1.', 6, 1_000_000n],
    [' 12.50 ', 6, 12_500_000n],
    ['1662.001982', 6, 1_662_001_982n],
    ['0.000000000000000001', 18, 1n],
    ['9'.repeat(60), 0, BigInt('9'.repeat(60))],
  ])('%s with %i decimals', (text, decimals, value) => {
    expect(parseUnits(text, decimals)).toBe(value)
  })

  test.each(['', '.', '-1', '+1', '1e6', '1,000', '0x10', '1.0000001', '1.2.3', '१', 'NaN'])(
    'no amount of a coin with 6 decimals: %j',
    (text) => {
      expect(parseUnits(text, 6)).toBeNull()
    },
  )

  test.each([
    ['-1', 'negative'],
    [' -0.5', 'negative'],
    ['\u22121', 'negative'],
    ['१.5', 'otherDigits'],
    ['1½', 'otherDigits'],
    ['一百', 'noNumber'],
    ['one', 'noNumber'],
    ['1e6', 'noNumber'],
    ['1.2.3', 'noNumber'],
    ['.', 'noNumber'],
    ['', 'noNumber'],
    ['1.0000001', 'decimals'],
    ['.0000001', 'decimals'],
    ['1.000001', 1_000_001n],
  ])('%j, or what is wrong with it, is %s', (text, units) => {
    expect(unitsOrWhy(text, 6)).toBe(units)
  })

  test.each([
    // A decimal comma, which some keypads have instead of a point.
    ['50,5', 50_500_000n],
    ['0,5', 500_000n],
    [',5', 500_000n],
    ['5,', 5_000_000n],
    ['1,23', 1_230_000n],
    ['1,2345', 1_234_500n],
    // No group begins with 0 or has four digits.
    ['0,123', 123_000n],
    ['1234,567', 1_234_567_000n],
    // Full width.
    ['５０．５', 50_500_000n],
    ['５０，５', 50_500_000n],
    ['５０。５', 50_500_000n],
    // Groups as screens show them.
    ['12,480.52', 12_480_520_000n],
    ['1,234.567', 1_234_567_000n],
    ['1,234,567', 1_234_567_000_000n],
    ['1,234,567.8', 1_234_567_800_000n],
    ['１，２３４．５', 1_234_500_000n],
    // As other countries group them.
    ['12.480,52', 12_480_520_000n],
    ['1.234,567', 1_234_567_000n],
    ['12 480,52', 12_480_520_000n],
    ['12\u00a0480.52', 12_480_520_000n],
    ['12\u2009480', 12_480_000_000n],
    ['12\u202f480,5', 12_480_500_000n],
    // A point alone is always that of decimals.
    ['1.234', 1_234_000n],
    // Two readings, one a thousand times the other.
    ['1,234', 'ambiguous'],
    ['１，２３４', 'ambiguous'],
    ['999,000', 'ambiguous'],
    // No reading.
    ['1,23,456', 'noNumber'],
    ['1,2345,678', 'noNumber'],
    ['0,123.4', 'noNumber'],
    ['1,234.', 'noNumber'],
    ['1.234,', 'noNumber'],
    ['1.234.567', 'noNumber'],
    ['1 23', 'noNumber'],
    [',', 'noNumber'],
    ['<0.0001', 'noNumber'],
    ['0,0000001', 'decimals'],
    ['-1,5', 'negative'],
    ['\uff0d1', 'negative'],
    ['10²', 'otherDigits'],
  ])('%j is read as %s', (text, units) => {
    expect(unitsOrWhy(text, 6)).toBe(units)
  })

  test('both readings of an ambiguous number, and none of another', () => {
    expect(ambiguousNumber(' 1,234 ')).toEqual({ typed: '1,234', whole: '1234', part: '1.234' })
    for (const text of ['1,23', '1,234.5', '1,234,567', '0,123', '1234', '']) {
      expect(ambiguousNumber(text)).toBeNull()
    }
  })

  const money = fc.bigInt(0n, 10n ** 40n)
  test('what screens show is read back as it is, or refused for its two readings', () => {
    fc.assert(
      fc.property(money, fc.constantFrom(0, 6, 18), (value, decimals) => {
        const shown = exactAmount(value, decimals)
        const read = unitsOrWhy(shown, decimals)
        return read === value || (read === 'ambiguous' && /^\d{1,3},\d{3}$/.test(shown))
      }),
    )
  })

  test('out and in again is the same, and as viem has it', () => {
    fc.assert(
      fc.property(money, fc.constantFrom(0, 6, 18), (value, decimals) => {
        const text = formatUnits(value, decimals)
        return (
          parseUnits(text, decimals) === value &&
          text === viemFormat(value, decimals) &&
          viemParse(text, decimals) === value
        )
      }),
    )
  })

  test('below nothing', () => {
    expect(formatUnits(-1_500_000n, 6)).toBe('-1.5')
    expect(formatUnits(0n, 18)).toBe('0')
  })
})

describe('shares', () => {
  const positive = fc.bigInt(1n, 10n ** 30n)
  test('rounding down never gives more than there is, rounding up never requires less', () => {
    fc.assert(
      fc.property(positive, positive, positive, (value, part, whole) => {
        const [down, up] = [mulDivDown(value, part, whole), mulDivUp(value, part, whole)]
        const exact = value * part
        return down * whole <= exact && exact <= up * whole && up - down <= 1n
      }),
    )
  })

  test.each([
    [10n, 1n, 3n, 3n, 4n],
    [9n, 1n, 3n, 3n, 3n],
    [1n, 1n, 10_000n, 0n, 1n],
  ])('%i × %i / %i', (value, part, whole, down, up) => {
    expect([mulDivDown(value, part, whole), mulDivUp(value, part, whole)]).toEqual([down, up])
  })
})
