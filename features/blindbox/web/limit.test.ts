import { decimalsOf } from '#platform/std/amount.ts'
import { typedAmount } from '#platform/web/spend/amount.ts'
import { spendTexts } from '#platform/web/spend/text.ts'
import { expect, test } from 'vitest'

import { holdsAtOnce, limitBounds } from './limit.ts'
import { mineTexts } from './textMine.ts'

const trx = { symbol: 'TRX', decimals: decimalsOf.TRX }

test.each([
  ['250', 250_000_000n],
  [' 0.000001 ', 1n],
  ['18446744073709.551615', 2n ** 64n - 1n],
])('a limit typed as %j is %s', (text, units) => {
  expect(typedAmount(text, trx, limitBounds)).toEqual({ units })
})

test.each([
  ['', mineTexts.enterLimit],
  ['0', spendTexts.zero],
  ['0.0000001', spendTexts.decimals],
  ['-5', spendTexts.negative],
  ['1,000', spendTexts.ambiguous],
  ['५', spendTexts.otherDigits],
  ['18446744073709.551616', spendTexts.aboveAny],
])('%j is no limit, and the reason is shown', (text, message) => {
  expect(typedAmount(text, trx, limitBounds)).toMatchObject({ fault: { text: message } })
})

test.each([
  [100n, null, true],
  [0n, null, true],
  [100n, '101', true],
  [100n, '100', true],
  [101n, '100', false],
  // None is higher than any.
  [0n, '100', false],
])('%s where %s applies: at once is %s', (limit, daily, atOnce) => {
  expect(holdsAtOnce(limit, daily)).toBe(atOnce)
})
