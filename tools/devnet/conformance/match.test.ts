import { describe, expect, test } from 'vitest'
import { absent, exactly, mismatch } from './match.ts'

describe('what is as expected', () => {
  const cases: readonly (readonly [expected: unknown, seen: unknown])[] = [
    [1, 1],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: absent }, { b: 2 }],
    [/^4/, '41'],
    [
      [1, /x/],
      [1, 'axb'],
    ],
    [exactly({ a: /1/ }), { a: '1' }],
    [Number.isInteger, 7],
    [undefined, undefined],
  ]
  test.each(cases)('%o of %o', (expected, seen) => {
    expect(mismatch(expected, seen)).toBeNull()
  })
})

describe('what is not', () => {
  const cases: readonly (readonly [expected: unknown, seen: unknown, reply: string])[] = [
    [1, '1', 'expected 1, saw "1"'],
    [{ a: { b: 1 } }, { a: { b: 2 } }, 'at .a.b expected 1, saw 2'],
    [{ a: absent }, { a: 0 }, 'at .a expected nothing, saw 0'],
    [{ a: 1 }, [1], 'saw [1]'],
    [[1], [1, 2], 'expected [1], saw [1,2]'],
    [/^4/, 41, 'saw 41'],
    [exactly({}), { more: 1 }, 'the answer has more besides'],
    [{ a: exactly({}) }, { a: { more: 1 } }, '.a has more besides'],
    [Number.isInteger, 'x', 'expected isInteger, saw "x"'],
    [{ a: 1 }, undefined, 'saw undefined'],
  ]
  test.each(cases)('%o of %o', (expected, seen, reply) => {
    expect(mismatch(expected, seen)).toContain(reply)
  })
})
