import { describe, expect, test } from 'vitest'
import { parseExact, stringify, withTexts } from './text.ts'

describe('numbers', () => {
  test('of more than 53 bits are read whole, and written whole', () => {
    expect(parseExact('{"a":9007199254740993,"b":[-9223372036854775808,7]}')).toEqual({
      a: 9007199254740993n,
      b: [-9223372036854775808n, 7],
    })
    expect(stringify({ a: 9007199254740993n, b: [-1, 0n] })).toBe(
      '{"a":9007199254740993,"b":[-1,0]}',
    )
  })

  test('long digits in a text stay a text, and so do fractions and powers', () => {
    const texts = { hex: '0000000000000000000000000000', message: '"1234567890123456789"' }
    expect(parseExact(JSON.stringify(texts))).toEqual(texts)
    const rounded = '{"a": 12345678901234567.5, "b":[12345678901234567e2]}'
    expect(parseExact(rounded)).toEqual(JSON.parse(rounded))
  })

  test('a text that looks like the mark stays a text', () => {
    expect(parseExact('{"a":"\\u0000ifoo","n":12345678901234567890}')).toEqual({
      a: '\u0000ifoo',
      n: 12345678901234567890n,
    })
  })
})

describe('texts', () => {
  test('are escaped as JSON requires', () => {
    const odd = { 'a"b': 'line\nend \\ "quoted" \u0007 漢字 \ud83d', none: undefined, nil: null }
    expect(stringify(odd)).toBe(JSON.stringify(odd))
  })
})

describe('int64_as_string', () => {
  test('puts what has 64 bits in quotation marks, and leaves what has 32', () => {
    expect(
      withTexts({ number: 1, version: 32, list: [{ key: 'a', value: 2n }], on: true, id: 'x' }),
    ).toEqual({
      number: '1',
      version: 32,
      list: [{ key: 'a', value: '2' }],
      on: true,
      id: 'x',
    })
  })
})
