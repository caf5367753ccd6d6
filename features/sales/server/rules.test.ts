import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Offer } from './kind.ts'
import { mostToBuy, secondOf, validateBuy, validateSold } from './rules.ts'

const offer: Offer = {
  state: 'onSale',
  start: 1_771_977_600,
  end: 1_772_000_000,
  left: 5,
  most: 20,
  usdt: 60_000_000n,
  cost: { price: 200n, first: 200n },
  completeTime: null,
  orderKind: 'x.buy',
}
const rich = { balance: 1_000_000n, ownLimit: null, symbol: 'TRX' }
const code = (one: Offer, num: number, balances = rich as Parameters<typeof validateBuy>[2]) =>
  validateBuy(one, num, balances)?.fault.code ?? null

describe('the first blocking reason', () => {
  test.each([
    [{ state: 'preparing', left: 0 }, 1, 'NOT_STARTED'],
    [{ state: 'ended', left: 0 }, 1, 'ENDED'],
    [{ state: 'soldOut', left: 0 }, 1, 'SOLD_OUT'],
    [{ most: 1 }, 2, 'ONE_AT_A_TIME'],
    [{ most: 3 }, 4, 'TOO_MANY'],
    [{}, 6, 'TOO_FEW'],
    [{ cost: null }, 5, 'NO_PRICE'],
    [{ cost: null }, 6, 'TOO_FEW'],
    [{ cost: null, state: 'ended' }, 1, 'ENDED'],
    [{}, 5, null],
  ] as const)('%j, %i: %s', (change, num, wanted) => {
    expect(code({ ...offer, ...change }, num)).toBe(wanted)
  })

  test('a limit counts the whole price, a balance the present payment', () => {
    const inTwo = { ...offer, cost: { price: 200n, first: 60n }, completeTime: 3_600 }
    expect(code(inTwo, 2, { ...rich, ownLimit: 400n })).toBeNull()
    expect(code(inTwo, 2, { ...rich, ownLimit: 399n })).toBe('ABOVE_DAILY_LIMIT')
    expect(code(inTwo, 2, { ...rich, balance: 120n })).toBeNull()
    expect(code(inTwo, 2, { ...rich, balance: 119n })).toBe('BALANCE')
    // What cannot be waited out by saving comes first.
    expect(code(inTwo, 2, { ...rich, balance: 0n, ownLimit: 0n })).toBe('ABOVE_DAILY_LIMIT')
  })

  test('its text has the moment, the number, the amount', () => {
    expect(validateSold({ ...offer, state: 'preparing' }, 1)?.values).toEqual({
      time: '2026-02-25 00:00:00 UTC',
    })
    expect(validateSold(offer, 6)?.values).toEqual({ left: '5' })
    const balances = { ...rich, balance: 1_500_000n, ownLimit: null }
    expect(
      validateBuy({ ...offer, cost: { price: 2_000_001n, first: 2_000_001n } }, 1, balances)
        ?.values,
    ).toEqual({
      amount: '0.500001',
      symbol: 'TRX',
    })
  })
})

test('the maximum to buy is the last number without a blocking reason', () => {
  const number = (max: number) => fc.integer({ min: 0, max })
  const sun = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) })
  fc.assert(
    fc.property(
      fc.record({
        state: fc.constantFrom('preparing', 'onSale', 'soldOut', 'ended'),
        left: number(30),
        most: fc.constantFrom(1, 20),
        price: sun(400).map((one) => one + 2n),
        priced: fc.boolean(),
      }),
      fc.bigInt({ min: 1n, max: 10_000n }),
      fc.record({ balance: sun(9_000), ownLimit: fc.option(sun(9_000)) }),
      ({ price, priced, ...sale }, share, money) => {
        // In a sale's terms: sold out means nothing left.
        const left = sale.state === 'soldOut' ? 0 : sale.left
        const first = (price * share) / 10_000n || 1n
        const one: Offer = { ...offer, ...sale, left, cost: priced ? { price, first } : null }
        const balances = { ...money, symbol: 'TRX' }
        // One by one, by the refusals alone.
        let most = 0
        while (code(one, most + 1, balances) === null) most += 1
        expect(mostToBuy(one, balances)).toBe(most)
      },
    ),
  )
})

test('the second payment follows from the price of the order, whatever the present price is', () => {
  const inTwo: Offer = { ...offer, cost: { price: 1_000n, first: 300n }, completeTime: 3_600 }
  expect(secondOf(offer, 1, 200n)).toBeNull()
  expect(secondOf(inTwo, 2, 600n)).toEqual({ amount: '1400', completeTime: 3_600 })
  // Two at 800 each: 240 now, 560 later.
  expect(secondOf(inTwo, 2, 480n)).toEqual({ amount: '1120', completeTime: 3_600 })
  // A first part below one sun: all of it is left.
  const whole = { ...inTwo, cost: { price: 3n, first: 0n } }
  expect(secondOf(whole, 2, 0n)).toEqual({ amount: '6', completeTime: 3_600 })
})
