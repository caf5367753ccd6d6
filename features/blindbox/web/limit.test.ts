import { expect, test } from 'vitest'

import { holdsAtOnce, typedLimit } from './limit.ts'

test.each([
  ['250', 250_000_000n],
  [' 0.000001 ', 1n],
  ['18446744073709.551615', 2n ** 64n - 1n],
  ['18446744073709.551616', null],
  ['', null],
  ['0', null],
  ['0.0000001', null],
  ['-5', null],
  ['1,000', null],
])('a limit typed as %j is %s', (text, sun) => {
  expect(typedLimit(text)).toBe(sun)
})

test.each([
  [100n, null, true],
  [0n, null, true],
  [100n, '101', true],
  [100n, '100', true],
  [101n, '100', false],
  // None is higher than any.
  [0n, '100', false],
])('%s where %s holds: at once is %s', (limit, daily, atOnce) => {
  expect(holdsAtOnce(limit, daily)).toBe(atOnce)
})
