import { expect, test } from 'vitest'

import { sharesOf } from './shares.ts'

test.each([
  ['12', 12],
  [' 1,200 ', 1_200],
  ['１２', 12],
  ['0', null],
  ['1.5', null],
  ['1,5', null],
  ['50,5', null],
  ['12,34', null],
  ['1,234,567', 1_234_567],
  ['1 200', 1_200],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['99999999999999999', null],
] as const)('%j as shares', (typed, wanted) => {
  expect(sharesOf(typed)).toBe(wanted)
})
