import { describe, expect, test } from 'vitest'

import { cleaned, isReadable, readerCount } from './readable.ts'

describe('characters are those that a reader counts', () => {
  test.each([
    ['', 0],
    ['Ann', 3],
    // One letter and its accent, apart and as one.
    ['e\u0301', 1],
    ['\u00e9', 1],
    // A family of four, a flag, a hand of one colour, a keycap.
    ['👨‍👩‍👧‍👦', 1],
    ['🇹🇼', 1],
    ['👍🏽', 1],
    ['1️⃣', 1],
    ['馬賽克工坊', 5],
    ['한국', 2],
    ['நி', 1],
  ])('%s: %i', (text, count) => {
    expect(readerCount(text)).toBe(count)
  })

  test('twelve families are twelve', () => {
    expect(isReadable('👨‍👩‍👧‍👦'.repeat(12), 12, 'line')).toBe(true)
    expect(isReadable('👨‍👩‍👧‍👦'.repeat(13), 12, 'line')).toBe(false)
  })

  test('no sign is endless', () => {
    expect(isReadable(`👨${'\u200d👩'.repeat(30)}`, 12, 'line')).toBe(false)
    expect(isReadable('a'.repeat(1_000_000), 12, 'line')).toBe(false)
  })
})

describe('what cannot be seen or turns the text is taken out', () => {
  test.each([
    ['an override of direction', 'a\u202etxt.exe', 'atxt.exe'],
    ['an isolate', '\u2066a\u2069b', 'ab'],
    ['marks of direction', 'a\u200eb\u200fc\u061c', 'abc'],
    ['controls', 'a\u0000b\u0007c\u009f', 'abc'],
    ['no width at all', 'Ad\u200bm\ufeffin\u2060', 'Admin'],
    ['joiners that join nothing', '\u200dAdmin\u200d \u200c', 'Admin'],
    ['a tag', 'a\u{e0061}\u{e007f}', 'a'],
    ['a filler that looks like nothing', '\u3164\u115f\u2800', ''],
    ['half of a pair', 'a\ud800b', 'ab'],
    ['piled marks', `Z${'\u0335'.repeat(40)}a`, `Z${'\u0335'.repeat(3)}a`],
    ['spaces of every width', '\u00a0 a \u3000 b\u2003', 'a b'],
    ['lines, where one is required', 'a\r\nb\u2028c', 'a b c'],
  ])('%s', (_, text, left) => {
    expect(cleaned(text, 'line')).toBe(left)
  })

  test('joiners stay where they join: a family, a word of Persian', () => {
    for (const text of ['👨‍👩‍👧', 'می\u200cخواهم', '❤️‍🔥', '👩🏽‍🚀']) expect(cleaned(text, 'line')).toBe(text)
  })

  test('lines stay lines, with one empty one at most', () => {
    expect(cleaned(' a \n\n\n\n b\t c\r\nd ', 'lines')).toBe('a\n\nb c\nd')
  })

  test('cleaning twice is cleaning once', () => {
    for (const text of ['\u202ea \u0301\u0301\u0301\u0301\u0301', '\u200d👨‍👩\u200d', 'a \u200b b']) {
      expect(cleaned(cleaned(text, 'lines'), 'lines')).toBe(cleaned(text, 'lines'))
    }
  })
})
