import { parseAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { cheapestOf } from '../../cheapest.ts'
import { rentOf } from './rent.ts'

const lender = parseAddress('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')
const prices = { energy: 100n, bandwidth: 1_000n }

function quote(
  needed: number,
  own: number,
  { price = 40, least = 1_000, free = 1_000_000 }: Partial<Record<string, number>> = {},
) {
  const account = { energy: own, bandwidth: 600 }
  const best = { lender, provider: lender, price, least, free, whole: 1 }
  return { own, best, choice: cheapestOf(needed, account, { prices, offer: best, days: 1 }) }
}

test('a large action is rented for alone', () => {
  // 200,000 burn 20 TRX; leased they cost 8 and the call 4.2.
  expect(rentOf(200_000, quote(200_000, 0))).toEqual({
    lender,
    energy: 200_000,
    price: 8_000_000n,
    total: 12_200_000n,
    actions: 1,
  })
})

test('a small one is offered for the day, from so many actions on that it beats burning', () => {
  // The call costs 4.2 TRX, an energy gains 60 sun: 70,001 energy, that are 3 actions of 30,000.
  const rent = rentOf(30_000, quote(30_000, 0))!
  expect(rent).toMatchObject({ actions: 3, energy: 90_000, total: 7_800_000n })
  expect(rent.total).toBeLessThan(3n * 3_000_000n)
  // Of two it would not.
  expect(60_000n * 40n + 4_200_000n).toBeGreaterThan(2n * 3_000_000n)
})

test('no offer: enough of one’s own, nobody, dearer than burning, too little free', () => {
  expect(rentOf(30_000, quote(30_000, 30_000))).toBeNull()
  expect(rentOf(30_000, { ...quote(30_000, 0), best: null })).toBeNull()
  expect(rentOf(30_000, quote(30_000, 0, { price: 100 }))).toBeNull()
  expect(rentOf(30_000, quote(30_000, 0, { free: 89_999 }))).toBeNull()
})

test('never less than the provider’s least', () => {
  expect(rentOf(200_000, quote(200_000, 0, { least: 300_000 }))?.energy).toBe(300_000)
})
