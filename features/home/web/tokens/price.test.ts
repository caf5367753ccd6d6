import { expect, test } from 'vitest'

import { decimalsShown, priceText } from './price.ts'

const e = (power: number): bigint => 10n ** BigInt(power)

test.each([
  // Four digits below one, cut and never rounded up.
  [50_000n * e(12), '0.05000'],
  [300_842_999n * e(9), '0.3008'],
  [12_345n * e(1), '0.0000000000001234'],
  [1n, '0.000000000000000001'],
  [0n, '0'],
  // Four decimals up to a thousand, then two.
  [e(18), '1.0000'],
  [999_123_456n * e(12), '999.1234'],
  [1_234_567_890n * e(12), '1,234.56'],
  // The product's shortening above.
  [250_000n * e(18), '0.25M'],
])('%s is %s', (price, text) => {
  expect(priceText(price)).toBe(text)
})

test('never uses more decimals than a price has', () => {
  for (let power = 0; power < 40; power++) {
    const shown = decimalsShown(e(power))
    expect(shown).toBeGreaterThanOrEqual(0)
    expect(shown).toBeLessThanOrEqual(18)
  }
})
