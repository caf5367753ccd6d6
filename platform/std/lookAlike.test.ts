import { describe, expect, test } from 'vitest'

import { keyOf, wordsOf } from './lookAlike.ts'

describe('what looks alike has one key', () => {
  test.each([
    ['USDT', 'usdt'],
    // Cyrillic Ѕ and Т, wide letters, a styled alphabet, an accent, an invisible space, the sign of the tögrög.
    ['USDT', 'U\u0405D\u0422'],
    ['USDT', 'ＵＳＤＴ'],
    ['USDT', '𝐔𝐒𝐃𝐓'],
    ['USDT', 'ÜSDT'],
    ['USDT', 'US\u200bDT'],
    ['USDT', 'USD₮'],
    ['USDT', ' U.S.D.T '],
    ['TES', 'T3S'],
    ['TES', '\u03a4\u0395S'],
    ['Tether USD', 'TetherUSD'],
    ['lol', 'I0I'],
  ])('%s and %s', (one, other) => {
    expect(keyOf(other)).toBe(keyOf(one))
  })
})

test.each([
  ['USDT', 'USDD'],
  ['TES', 'TESS'],
  ['泰達幣', '泰达币'],
])('%s and %s differ', (one, other) => {
  expect(keyOf(other)).not.toBe(keyOf(one))
})

test('names of other scripts keep their letters; what has none has no key', () => {
  expect(keyOf('泰達幣')).toBe('泰達幣')
  expect(keyOf('🚀🚀')).toBe('')
  expect(keyOf('')).toBe('')
})

test('a coin is found by each word of its names, by the whole of them, and by its symbol', () => {
  expect(wordsOf('USDT', 'Tether USD')).toEqual(['tether', 'tetherusd', 'usd', 'usdt'])
  expect(wordsOf('?', '')).toEqual([])
})
