import { expect, test } from 'vitest'

import { assetTexts as texts } from '../textAsset.ts'
import { typedMove, typedPurchase } from './shares.ts'

const of = { left: 10, price: 50n, symbol: 'USDT' }

test('a purchase is within what is left and what the balance pays', () => {
  expect(typedPurchase('10', { ...of, balance: 500n })).toEqual({ shares: 10, fault: null })
  expect(typedPurchase('10', { ...of, balance: null }).shares).toBe(10)
  expect(typedPurchase('10', { ...of, balance: 499n }).fault?.text).toBe(texts.insufficient)
  const above = { text: texts.aboveLeft, values: { left: 10 } }
  expect(typedPurchase('11', { ...of, balance: 9_999n }).fault).toEqual(above)
  expect(typedPurchase('x', { ...of, balance: 1n }).fault?.text).toBe(texts.enterShares)
})

test('of one’s own shares those that do not wait can move', () => {
  expect(typedMove('3', 3).shares).toBe(3)
  expect(typedMove('4', 3).fault).toEqual({ text: texts.aboveMine, values: { left: 3 } })
})
