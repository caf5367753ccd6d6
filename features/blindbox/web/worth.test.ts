import { expect, test } from 'vitest'

import { worthOf } from './worth.ts'

test.each([
  [120n, 100n, 'above', 20n],
  [80n, 100n, 'below', 20n],
  [100n, 100n, 'even', 0n],
] as const)('a price of %i beside %i on average', (price, expected, side, difference) => {
  expect(worthOf(price, expected)).toEqual({ side, difference })
})
