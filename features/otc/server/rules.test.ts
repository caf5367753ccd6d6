import type { Address } from '#platform/std/address.ts'
import { describe, expect, test } from 'vitest'

import { amountFor, distanceBps, feeOf, leastLot, marketFor, priceOf } from '../price.ts'
import { validateEdits, validateLot, validateOpen, validateOwn, validatePart } from './rules.ts'
import { stateAt } from './views.ts'

const [maker, taker, other] = ['maker', 'taker', 'other'] as Address[]
const offer = { maker: maker!, taker: null, giveLeft: 1_000n, wantLeft: 301n, minLot: 10n }
const open = { ...offer, expiry: 100 }

describe('the first blocking reason', () => {
  test.each([
    ['nothing is left', { ...open, giveLeft: 0n }, other, 'OFFER_ENDED'],
    ['its second has come', { ...open, expiry: 50 }, other, 'OFFER_EXPIRED'],
    ['it is for another account', { ...open, taker: taker! }, other, 'OTHER_TAKER'],
    ['it is the caller’s own', open, maker, 'OWN_OFFER'],
    ['it is for the caller', { ...open, taker: taker! }, taker, undefined],
    ['a guest looks at a private one', { ...open, taker: taker! }, null, undefined],
    ['anyone may', open, other, undefined],
  ])('of a take where %s', (_, now, caller, code) => {
    expect(validateOpen(now, caller ?? null, 50)?.code).toBe(code)
  })

  test.each([
    [undefined, 'ENTER_AMOUNT'],
    [0n, 'AMOUNT_ZERO'],
    [9n, 'PART_SMALL'],
    [10n, undefined],
    [996n, undefined],
    [997n, 'DUST'],
    [1_000n, undefined],
    [1_001n, 'ABOVE_LEFT'],
  ])('of a part of %s', (amount, code) => {
    expect(validatePart(offer, amount)?.code).toBe(code)
  })

  test('of a part whose rest would cost nothing', () => {
    // 991 × 1 ÷ 1,000 is rounded up to all that is wanted.
    expect(validatePart({ ...offer, wantLeft: 1n }, 990n)?.code).toBe('DUST')
    expect(validatePart({ ...offer, wantLeft: 1n }, 1_000n)).toBeNull()
  })

  test.each([
    [other, 1n, 'NOT_YOUR_OFFER'],
    [maker, 0n, 'OFFER_ENDED'],
    [maker, 1n, undefined],
  ])('of a change by %s with %s left', (caller, giveLeft, code) => {
    expect(validateOwn({ maker: maker!, giveLeft }, caller!)?.code).toBe(code)
  })

  test('of a lot below a thousandth, and of an edit after the last number', () => {
    expect(leastLot(1_001n)).toBe(2n)
    expect(validateLot(1n, 1_001n)?.code).toBe('LOT_SMALL')
    expect(validateLot(2n, 1_001n)).toBeNull()
    expect(validateLot(0n, 5n)?.code).toBe('AMOUNT_ZERO')
    expect(validateEdits({ order: 1_022 })).toBeNull()
    expect(validateEdits({ order: 1_023 })?.code).toBe('TOO_MANY_EDITS')
  })
})

describe('prices', () => {
  test('of a part are rounded up, and all parts together cost what was asked', () => {
    let left = { giveLeft: 1_000n, wantLeft: 301n }
    let paid = 0n
    for (const amount of [333n, 333n, 334n]) {
      const price = priceOf(left, amount)
      paid += price
      left = { giveLeft: left.giveLeft - amount, wantLeft: left.wantLeft - price }
    }
    expect(priceOf({ giveLeft: 1_000n, wantLeft: 301n }, 333n)).toBe(101n)
    expect([paid, left.giveLeft]).toEqual([301n, 0n])
  })

  test('what a payment takes never costs more than it', () => {
    const left = { giveLeft: 1_000n, wantLeft: 301n }
    for (const pays of [1n, 7n, 100n, 300n]) {
      expect(priceOf(left, amountFor(left, pays)) <= pays).toBe(true)
    }
    expect(amountFor(left, 301n)).toBe(1_000n)
  })

  test('the fee is half a percent, rounded down', () => {
    expect([feeOf(199n), feeOf(200n), feeOf(50_000_000n)]).toEqual([0n, 1n, 250_000n])
  })

  test('beside the market: 6 against 18 decimals, above and below it', () => {
    // TES at 0.05 USDT: 1,000 TES are 50 USDT.
    const tes = { priceE12: 50_000n * 10n ** 12n, decimals: 18 }
    const usdt = { priceE12: 10n ** 18n, decimals: 6 }
    const market = marketFor(1_000n * 10n ** 18n, tes, usdt)
    expect(market).toBe(50_000_000n)
    expect(marketFor(50_000_000n, usdt, tes)).toBe(1_000n * 10n ** 18n)
    expect(distanceBps(52_600_000n, market)).toBe(520)
    expect(distanceBps(47_500_000n, market)).toBe(-500)
    expect(distanceBps(1n, null)).toBeNull()
    expect(marketFor(1n, null, usdt)).toBeNull()
  })
})

test('an offer expires at its second, between two blocks', () => {
  expect(stateAt({ state: 'open', expiry: 100 }, 99)).toBe('open')
  expect(stateAt({ state: 'open', expiry: 100 }, 100)).toBe('expired')
  expect(stateAt({ state: 'taken', expiry: 100 }, 100)).toBe('taken')
})
