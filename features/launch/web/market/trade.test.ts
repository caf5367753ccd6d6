import { addressFromHex } from '#platform/std/address.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { expect, test } from 'vitest'

import { saleApi } from '../../api.ts'
import { inUsdt } from '../amounts.ts'
import { mintable, typedMint } from '../sale/mint.ts'
import { marketTexts } from '../textMarket.ts'
import { saleTexts } from '../textSale.ts'
import { tradable, typedTrade, whyNoBuy } from './trade.ts'

provideRuntimeConfig({})
const sample = sampleReply(saleApi.presale)
/** 1,000 shares from 110 coins on, 320 of them sold. */
const market = {
  ...sample.market!,
  first: '110000000',
  next: '145200000',
  shares: 1_000,
  sold: 320,
  mostEach: 200,
}
const mine = { ...sample.mine!, insideShares: 12 }
const found = { ...sample, market, mine, funds: '1000000000' }
const read = (typed: string, side: 'buy' | 'sell', changes = {}) =>
  typedTrade(typed, { side, market, found: { ...found, ...changes }, slippage: 100 })

test('buying: the curve’s price, at most a hundredth more', () => {
  expect(read('3', 'buy')).toEqual({
    trade: { shares: 3, amount: 436_095_000n, bound: 440_455_950n, impactBps: 22 },
  })
})

test('selling back: what the curve pays, at least a hundredth less', () => {
  // 110 × (3 + (320² − 317²) ÷ 2,000) = 110 × 3.9555
  expect(read('3', 'sell')).toEqual({
    trade: { shares: 3, amount: 435_105_000n, bound: 430_753_950n, impactBps: -22 },
  })
})

test.each([
  ['', 'buy', {}, saleTexts.enterShares],
  ['0', 'buy', {}, saleTexts.enterShares],
  ['1.5', 'buy', {}, saleTexts.enterShares],
  ['189', 'buy', {}, saleTexts.aboveMost],
  ['7', 'buy', {}, saleTexts.insufficient],
  ['13', 'sell', {}, marketTexts.aboveHeld],
  ['1', 'sell', { mine: null }, marketTexts.aboveHeld],
] as const)('%j to %s is refused beside the field', (typed, side, changes, text) => {
  expect(read(typed, side, changes)).toMatchObject({ fault: { text } })
})

test('the last shares', () => {
  const almost = { ...market, sold: 998 }
  const left = {
    side: 'buy',
    market: almost,
    found: { ...found, funds: null },
    slippage: 0,
  } as const
  expect(typedTrade('3', left)).toMatchObject({
    fault: { text: saleTexts.aboveLeft, values: { left: 2 } },
  })
  expect(typedTrade('2', left)).toHaveProperty('trade')
  expect(tradable('buy', almost, found)).toBe(2)
  expect(tradable('buy', market, found)).toBe(188)
  expect(tradable('sell', market, found)).toBe(12)
})

const sale = {
  ...found,
  presale: { ...sample.presale, price: '100000000', maxTotalNum: 1_000, sold: 950 },
  numbers: { ...sample.numbers, presaleMaxNum: 200 },
}

test.each([
  ['5', sale.funds, null],
  ['11', sale.funds, saleTexts.insufficient],
  ['11', null, null],
  ['51', null, saleTexts.aboveLeft],
  ['201', null, saleTexts.aboveMost],
  ['x', null, saleTexts.enterShares],
])('minting %j with %s', (typed, funds, text) => {
  const { shares, fault } = typedMint(typed, { ...sale, funds })
  expect(fault?.text ?? null).toBe(text)
  expect(shares).toBe(text === null ? Number(typed) : null)
  expect(mintable(sale)).toBe(50)
})

test('who holds the most, and the creator, learn it before anything is typed', () => {
  const creator = addressFromHex('1'.repeat(40))
  const other = addressFromHex('2'.repeat(40))
  const token = { ...sample.presale.token, creator }
  const of = (insideShares: number) => ({
    presale: { ...sample.presale, token },
    mine: { ...mine, insideShares },
  })
  expect(whyNoBuy(market, of(199), other)).toBeNull()
  expect(whyNoBuy(market, { ...of(0), mine: null }, null)).toBeNull()
  expect(whyNoBuy(market, of(200), other)).toEqual({
    text: marketTexts.holdsMost,
    values: { count: 200 },
  })
  expect(whyNoBuy(market, of(0), creator)?.text).toBe(marketTexts.creatorNever)
})

test('an amount in USDT is rounded down, and there is none without an average', () => {
  expect(inUsdt(100_000_000n, '300842')).toBe('30.08 USDT')
  expect(inUsdt('100000000', null)).toBeNull()
})
