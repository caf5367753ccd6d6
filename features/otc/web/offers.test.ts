import { zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import type { OtcCoin } from '../shapes.ts'
import { type Deal, inGiven, inWanted, priceIn, significant } from './offers.ts'
import { takerFault } from './publish/TakerField.tsx'
import { lotOf } from './publish/TermFields.tsx'

const coin = (
  symbol: string,
  decimals: number | null,
  contract: string | null = null,
): OtcCoin => ({
  address: symbol === 'TRX' ? zeroAddress : symbol,
  symbol,
  decimals,
  contract,
  looksLike: null,
})
const [tes, usdt, trx] = [coin('TES', 18, 'Tes'), coin('USDT', 6, 'Usdt'), coin('TRX', 6)]
const e18 = 10n ** 18n

/** 1,000 TES for 60 USDT; the market has 50. */
const sale: Deal = {
  give: tes,
  giveAmount: 1_000n * e18,
  want: usdt,
  wantAmount: 60_000_000n,
  market: 50_000_000n,
}
/** 50 USDT for 1,250 TES; the market has 1,000. */
const bid: Deal = {
  give: usdt,
  giveAmount: 50_000_000n,
  want: tes,
  wantAmount: 1_250n * e18,
  market: 1_000n * e18,
}

test('a price is read in USDT, whichever coin is given', () => {
  expect(priceIn(sale)).toMatchObject({ text: '0.06', quote: { symbol: 'USDT' }, bps: 2_000 })
  expect(priceIn(bid)).toMatchObject({ text: '0.04', base: { symbol: 'TES' }, bps: -2_000 })
  const forTrx = priceIn({ ...sale, give: trx, giveAmount: 4_000_000n, want: tes, market: null })
  expect(forTrx).toMatchObject({ quote: { symbol: 'TRX' }, bps: null })
})

test('above the market is dear for a buyer; for who sells into an offer, below it is', () => {
  expect(priceIn(sale).goodForTaker).toBe(false)
  expect(priceIn({ ...sale, wantAmount: 40_000_000n }).goodForTaker).toBe(true)
  expect(priceIn(bid).goodForTaker).toBe(false)
  expect(priceIn({ ...bid, wantAmount: 800n * e18 }).goodForTaker).toBe(true)
})

test('both directions of a price, of 6 against 18 decimals and of none', () => {
  expect([inWanted(sale).text, inGiven(sale).text]).toEqual(['0.06', '16.66'])
  const whole = { ...sale, give: coin('ODD', null), giveAmount: 3n, wantAmount: 1_000_000n }
  expect([inWanted(whole).text, inGiven(whole).text]).toEqual(['0.3333', '3.00'])
})

test('a small price keeps four digits, however small', () => {
  expect(significant(123_456n, 18)).toBe('0.0000000000001234')
  expect(significant(1_500n, 6)).toBe('0.0015')
  expect(significant(0n, 6)).toBe('0.00')
})

test('a lot is a part of the amount, rounded up', () => {
  expect([lotOf('whole', 7n), lotOf('tenth', 7n), lotOf('hundredth', 201n)]).toEqual([7n, 1n, 3n])
})

test('the one taker is another account, by its whole address', () => {
  const other = 'TNQeftpYKy17VqLsHWKUaPy5P2YVbEiVbD'
  expect(takerFault('', other)?.en).toBe('Enter the address')
  expect(takerFault('T1', other)?.en).toBe('Not a TRON address')
  expect(takerFault(other, other)?.en).toBe('This is your own address')
  expect(takerFault(other, null)).toBeNull()
})
