import { expect, test } from 'vitest'

import { priceText, typedPrice } from './price.ts'
import { dealTexts as texts } from './textDeals.ts'

test.each([
  ['12.5', 12_500_000n],
  // Read as what it is: a tenth.
  ['.1', 100_000n],
  ['0.01', 10_000n],
  [' 3000 ', 3_000_000_000n],
])('%s is %s', (text, units) => {
  expect(typedPrice(text)).toEqual({ units })
})

test.each([
  ['', texts.enterPrice],
  ['  ', texts.enterPrice],
  ['1,000', texts.noPrice],
  ['1e3', texts.noPrice],
  ['-1', texts.noPrice],
  ['0.0000001', texts.noPrice],
  ['9'.repeat(30), texts.noPrice],
  ['0', texts.tooSmall],
  ['0.009999', texts.tooSmall],
])('%j is refused', (text, fault) => {
  expect(typedPrice(text)).toEqual({ fault })
})

test('a field begins with the price that stands', () => {
  expect(priceText('1662000000')).toBe('1662')
  expect(priceText('10000')).toBe('0.01')
})
