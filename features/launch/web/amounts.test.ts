import { expect, test } from 'vitest'

import { poolPays } from './amounts.ts'

test.each([
  // Of 300 sun for 100 tokens, 100 more take half, 50 more a third.
  [100n, 150n],
  [50n, 100n],
  [0n, 0n],
])('%d tokens sold to a pool pay %d sun', (units, sun) => {
  expect(poolPays(units, { sun: '300', tokens: '100' })).toBe(sun)
})

test('an empty pool pays nothing', () => {
  expect(poolPays(0n, { sun: '0', tokens: '0' })).toBe(0n)
})
