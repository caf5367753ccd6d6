import { expect, test } from 'vitest'

import { shortLp } from './lp.ts'

test.each([
  [0n, '0'],
  [1n, '0.000000000000000001'],
  [164_028_123_456n, '0.00000016402'],
  [223_000_000_000_000_000n, '0.223'],
  [1_500_000_000_000_000_000n, '1.5'],
  [12_345_678_912_345_678_901n, '12.345678'],
  [2_000n * 10n ** 18n, '2,000'],
])('%s units are shown as %s', (units, shown) => {
  expect(shortLp(units)).toBe(shown)
})
