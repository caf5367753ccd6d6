import { describe, expect, test } from 'vitest'
import { asm, leaving } from './asm.ts'
import { Bench } from './bench.ts'
import { encode } from './protobuf.ts'
import { linesOf, summaryOf } from './report.ts'
import { type Row, source } from './row.ts'
import { runRow } from './suite.ts'

const bench = new Bench({ url: 'http://127.0.0.1:1', has: ['events'] })
const row = (more: Partial<Row>): Row => ({
  id: 'group/row',
  what: 'a row',
  from: source('Somewhere'),
  needs: [],
  expect: 1,
  see: async () => 1,
  ...more,
})

describe('a row', () => {
  test('passes, fails, throws, or does not apply', async () => {
    const outcomes = await Promise.all([
      runRow(row({}), bench),
      runRow(row({ expect: 2 }), bench),
      runRow(row({ see: () => Promise.reject(new Error('no answer')) }), bench),
      runRow(row({ needs: ['key', 'events'], expect: 2 }), bench),
    ])
    expect(outcomes.map(({ state, why }) => [state, why])).toEqual([
      ['passed', ''],
      ['failed', 'expected 2, saw 1'],
      ['failed', 'it threw no answer'],
      ['not applicable', 'needs a funded key'],
    ])
    expect(summaryOf(outcomes)).toEqual([
      expect.stringMatching(/^group +1 passed, 2 failed$/),
      '1 not applicable here: needs a funded key',
      'Expectations: 4 from source',
      '1 passed, 2 failed',
    ])
    expect(outcomes.map((each) => linesOf(each, false).length > 0)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('a program', () => {
  test('is assembled from names and numbers', () => {
    expect(asm('1 0x0100 ADD PUSH0 raw:ef LOG4 SELFDESTRUCT')).toBe('600161010001' + '5fefa4ff')
    expect(() => asm('1 NOTHING')).toThrow('NOTHING')
  })

  test('is left as a contract by code of twelve bytes before it', () => {
    expect(leaving('00')).toBe('61000180600c6000396000f300')
  })
})

test('protobuf leaves blanks out, and takes ten bytes for a negative number', () => {
  const fields = { a: [1, 'int'], b: [2, 'bytes'], c: [3, 'text'] } as const
  expect(encode(fields, { a: 0, b: '', c: '' }).toString('hex')).toBe('')
  expect(encode(fields, { a: 300, b: '00e0', c: 'é' }).toString('hex')).toBe(
    '08ac02' + '120200e0' + '1a02c3a9',
  )
  expect(encode(fields, { a: -1 }).toString('hex')).toBe('08ffffffffffffffffff01')
  expect(() => encode(fields, { d: 1 })).toThrow('d')
})
