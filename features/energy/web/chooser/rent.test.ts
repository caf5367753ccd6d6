import { parseAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { cheapestOf } from '../../cheapest.ts'
import { actionsFor, rentOf } from './rent.ts'

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
  // 200,000 burn 20 TRX; leased they cost 8 and the call 4.29.
  expect(rentOf(200_000, quote(200_000, 0))).toEqual({
    lender,
    energy: 200_000,
    price: 8_000_000n,
    total: 12_290_000n,
    actions: 1,
  })
})

test('a small one is offered for the day, from so many actions on that it beats burning', () => {
  // The call costs 4.29 TRX, an energy gains 60 sun: 71,501 energy, that are 3 actions of 30,000.
  const rent = rentOf(30_000, quote(30_000, 0))!
  expect(rent).toMatchObject({ actions: 3, energy: 90_000, total: 7_890_000n })
  expect(rent.total).toBeLessThan(3n * 3_000_000n)
  // Of two it would not.
  expect(60_000n * 40n + 4_200_000n).toBeGreaterThan(2n * 3_000_000n)
})

test('a quote for several actions is rented for as many of one as it takes', () => {
  // At 65 an energy gains 35 sun: 120,001, that are 5 actions of 30,000; the provider has 31,000.
  const small = quote(30_000, 0, { price: 65, free: 31_000 })
  expect(rentOf(30_000, small)).toBeNull()
  expect(actionsFor(30_000, small)).toBe(5)
  // Of those that have 150,000 the cheapest asks 42, a gain of 58: 72,414 energy.
  expect(rentOf(30_000, quote(150_000, 0, { price: 42, free: 373_000 }))).toMatchObject({
    actions: 3,
    energy: 90_000,
    price: 3_780_000n,
  })
})

test('no offer: enough of one’s own, nobody, dearer than burning, too little free', () => {
  expect(rentOf(30_000, quote(30_000, 30_000))).toBeNull()
  expect(rentOf(30_000, { ...quote(30_000, 0), best: null })).toBeNull()
  expect(rentOf(30_000, quote(30_000, 0, { price: 100 }))).toBeNull()
  expect(rentOf(30_000, quote(30_000, 0, { free: 89_999 }))).toBeNull()
})

test('never less than the provider’s least', () => {
  // 300,000 cost 12 TRX and the call 4.29: as much as 162,900 burn, 6 actions of 30,000.
  expect(rentOf(30_000, quote(30_000, 0, { least: 300_000 }))).toMatchObject({
    actions: 6,
    energy: 300_000,
    total: 16_290_000n,
  })
  expect(rentOf(200_000, quote(200_000, 0, { least: 300_000 }))?.energy).toBe(300_000)
})
