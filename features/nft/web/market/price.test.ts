import { spendTexts as spend } from '#platform/web/spend/text.ts'
import { expect, test } from 'vitest'

import { priceText, typedPrice } from './price.ts'
import { dealTexts as texts } from './textDeals.ts'

test.each([
  ['12.5', 12_500_000n],
  // Read literally: a tenth.
  ['.1', 100_000n],
  ['0.01', 10_000n],
  [' 3000 ', 3_000_000_000n],
])('%s is %s', (text, units) => {
  expect(typedPrice(text, 'TRX')).toEqual({ units })
})

test.each([
  ['', texts.enterPrice],
  ['  ', texts.enterPrice],
  ['1,000', spend.ambiguous],
  ['1e3', spend.noNumber],
  ['-1', spend.negative],
  ['१', spend.otherDigits],
  ['0.0000001', spend.decimals],
  ['9'.repeat(30), spend.aboveAny],
  ['0', spend.zero],
  ['0.009999', texts.tooSmall],
])('%j is refused, with the reason', (text, fault) => {
  expect(typedPrice(text, 'TRX')).toMatchObject({ fault: { text: fault } })
})

test('the least price is named in its coin', () => {
  expect(typedPrice('0.001', 'USDT')).toMatchObject({ fault: { values: { min: '0.01 USDT' } } })
})

test('a field begins with the present price', () => {
  expect(priceText('1662000000')).toBe('1662')
  expect(priceText('10000')).toBe('0.01')
})
