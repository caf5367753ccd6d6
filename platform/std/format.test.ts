import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  countdown,
  exactAmount,
  figureAmount,
  groupedAddress,
  plainAmount,
  roundedUp,
  shortAddress,
  shortAmount,
} from './format.ts'

const trx = (whole: bigint): bigint => whole * 1_000_000n

/** The same in both languages: figures and addresses carry no words. */
describe('number shortening', () => {
  test.each([
    ['nothing', 0n, '0.00'],
    ['what is below the last shown digit is not nothing', 81n, '<0.0001'],
    ['the last shown digit', 100n, '0.0001'],
    ['four digits below 1, cut', 123_456n, '0.1234'],
    ['four digits from the first that is not 0', 12_345n, '0.01234'],
    ['two decimals at least', 500_000n, '0.50'],
    ['below 1, cut', 999_999n, '0.9999'],
    ['two decimals from 1 on', trx(1n) + 5_000n, '1.00'],
    ['cut, never rounded up', 1_999_999n, '1.99'],
    ['grouped', trx(12_480n) + 520_000n, '12,480.52'],
    ['100,000 itself is not over 1e5', trx(100_000n), '100,000.00'],
    ['over 1e5 with M', trx(100_000n) + 1n, '0.10M'],
    ['M keeps 2 decimals', trx(49_999_999n), '49.99M'],
    ['999.99M below 1e9', trx(999_999_999n), '999.99M'],
    ['1e9 itself is not over 1e9', trx(1_000_000_000n), '1,000.00M'],
    ['over 1e9 with B', trx(1_000_000_000n) + 1n, '1.00B'],
    ['B keeps 2 decimals and groups', trx(1_234_567_890_000n), '1,234.56B'],
  ])('%s', (_, value, text) => {
    expect(shortAmount(value, 6)).toBe(text)
  })

  test.each([
    ['a price with more digits', 166_179_849n, '166.18'],
    ['one without', 374_640_000n, '374.64'],
    ['over 1 by it', 999_999n, '1.00'],
    ['below 1, in its fourth digit', 123_412n, '0.1235'],
    ['below what is shown', 81n, '0.0001'],
    ['nothing', 0n, '0.00'],
  ])('an amount that is at most so much is rounded up: %s', (_, value, text) => {
    expect(plainAmount(roundedUp(value, 6), 6)).toBe(text)
  })

  test('rounded up is never less, and by less than the last shown digit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.constantFrom(0, 6, 18),
        (value, decimals) => {
          const up = roundedUp(value, decimals)
          expect(up >= value).toBe(true)
          expect(BigInt(exactAmount(up, decimals).replace(/[.,]/g, '')) > 0n || value === 0n).toBe(
            true,
          )
          expect(plainAmount(up, decimals).replace(/\.?0+$/, '')).toBe(
            exactAmount(up, decimals).replace(/(?<=\.\d*)\.?0+$/, ''),
          )
        },
      ),
    )
  })

  test('with decimals of its own an amount below the last of them is not nothing either', () => {
    expect(shortAmount(trx(3n), 6, 0)).toBe('3')
    expect(shortAmount(999_999n, 6, 0)).toBe('<1')
    expect(shortAmount(9_999n, 6, 2)).toBe('<0.01')
    // A coin that has fewer decimals than a list shows.
    expect(shortAmount(512n, 2, 4)).toBe('5.12')
    expect(shortAmount(7n, 0, 2)).toBe('7')
  })

  test('only nothing is shown as nothing', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 24n), fc.nat(24), (value, decimals) => {
        return /[1-9]/.test(shortAmount(value, decimals))
      }),
    )
  })

  test('never shows more than there is', () => {
    const factor = { B: 1_000_000_000n, M: 1_000_000n, '': 1n } as const
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 24n), (value) => {
        const text = shortAmount(value, 6)
        if (text === '<0.0001') return value > 0n && value < 100n
        const [, whole = '', fraction = '', suffix = ''] =
          /^([\d,]+)\.(\d+)([MB]?)$/.exec(text) ?? []
        const millionths = BigInt(whole.replaceAll(',', '') + fraction.padEnd(6, '0'))
        return millionths * factor[suffix as keyof typeof factor] <= value
      }),
    )
  })
})

test.each([
  ['nothing', 0n, '0.00'],
  ['as in lists below 1e5', trx(12_480n) + 529_999n, '12,480.52'],
  ['whole where lists shorten', trx(300_000n), '300,000.00'],
  ['whole up to ten million, cut', trx(10_000_000n) - 1n, '9,999,999.99'],
  ['as in lists from ten million on', trx(10_000_000n), '10.00M'],
  ['as in lists over 1e9', trx(1_234_567_890_000n), '1,234.56B'],
])('a sum with a line of its own: %s', (_, value, text) => {
  expect(figureAmount(value, 6)).toBe(text)
})

test('what is signed is never B or M', () => {
  expect(plainAmount(trx(1_234_567_890n) + 129_999n, 6)).toBe('1,234,567,890.12')
  expect(plainAmount(1_534_246_575_342_465_753n, 18)).toBe('1.53')
  expect(plainAmount(98_765_432n, 18)).toBe('<0.0001')
})

test('an exact amount shows every digit', () => {
  expect(exactAmount(1_662_001_982n, 6)).toBe('1,662.001982')
  expect(exactAmount(trx(1_000_000_000n), 6)).toBe('1,000,000,000')
  expect(exactAmount(1n, 18)).toBe('0.000000000000000001')
})

describe('address shortening', () => {
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

  test('first 6 and last 4 characters', () => {
    expect(shortAddress(address)).toBe('TR7NHq…Lj6t')
  })

  test('what is short already stays whole', () => {
    expect(shortAddress('TR7NHqjeKQxG')).toBe('TR7NHqjeKQxG')
  })

  test('in groups of four nothing is lost', () => {
    expect(groupedAddress(address)).toBe('TR7N Hqje KQxG TCi8 q8ZY 4pL8 otSz gjLj 6t')
    expect(groupedAddress(address).replaceAll(' ', '')).toBe(address)
  })

  test('no character is cut in two', () => {
    expect(shortAddress('12345🦄🐎🦄🐎7890')).toBe('12345🦄…7890')
    expect(shortAddress('🦄'.repeat(12))).toBe('🦄🦄🦄🦄🦄🦄…🦄🦄🦄🦄')
    expect(groupedAddress('🦄🐎🦄🐎🦄')).toBe('🦄🐎🦄🐎 🦄')
  })
})

test.each([
  [0, 0, 0, 0, 0],
  [-5, 0, 0, 0, 0],
  [59.9, 0, 0, 0, 59],
  [86_399, 0, 23, 59, 59],
  [2_592_000, 30, 0, 0, 0],
  [90_061, 1, 1, 1, 1],
])('a countdown of %d s: %i d %i h %i m %i s', (left, days, hours, minutes, seconds) => {
  expect(countdown(left)).toEqual({ days, hours, minutes, seconds })
})
