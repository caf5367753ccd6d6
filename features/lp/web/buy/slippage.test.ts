import { expect, test } from 'vitest'

import { lessBy, typedSlippage, usualSlippages } from './slippage.ts'

const bounds = { default: 50, least: 10, most: 500 }

test.each([
  ['0.1', 10],
  ['0.10', 10],
  ['5', 500],
  ['1.25', 125],
  ['0,5', 50],
  ['０．５', 50],
  ['1,234', null],
  ['0.09', null],
  ['5.01', null],
  ['0.125', null],
  ['', null],
  ['-1', null],
  ['a', null],
])('%s percent are %s', (typed, bps) => {
  expect(typedSlippage(typed, bounds)).toBe(bps)
})

test('a value beyond the bounds is not offered', () => {
  expect(usualSlippages(bounds)).toEqual([10, 50, 100])
  expect(usualSlippages({ default: 50, least: 50, most: 80 })).toEqual([50])
})

test('the least is rounded down', () => {
  expect(lessBy(1_001n, 50)).toBe(995n)
  expect(lessBy(0n, 500)).toBe(0n)
})
