import { describe, expect, test } from 'vitest'

import type { Address } from '#platform/std/address.ts'

import {
  validateAccept,
  validateAllow,
  validateBuy,
  validateCancelOffer,
  validateCancelSale,
  validatePay,
  validatePrice,
  validateSell,
  validateSettle,
} from './rules.ts'

const ann = 'TAnn' as Address
const ben = 'TBen' as Address
const cat = 'TCat' as Address

test.each([
  [undefined, 'PRICE_REQUIRED'],
  [0n, 'PRICE_TOO_SMALL'],
  [9_999n, 'PRICE_TOO_SMALL'],
  [10_000n, null],
] as const)('a price of %s, where 10,000 is the least', (amount, code) => {
  expect(validatePrice(amount, 10_000n)?.code ?? null).toBe(code)
})

describe('paying 100', () => {
  test.each([
    [99n, null, 'BALANCE'],
    [100n, null, null],
    // A missing balance comes first: an approval would not help.
    [99n, 99n, 'BALANCE'],
    [99n, 100n, 'BALANCE'],
    [100n, 99n, 'ALLOW_FIRST'],
    [100n, 0n, 'ALLOW_FIRST'],
    [100n, 100n, null],
  ] as const)('with %s, of which %s may be taken', (balance, allowance, code) => {
    expect(validatePay({ balance, allowance }, 100n)?.code ?? null).toBe(code)
  })
})

test('an allowance goes from some to some by way of 0', () => {
  expect(validateAllow(0n, 5n)).toBeNull()
  expect(validateAllow(0n, 0n)).toBeNull()
  expect(validateAllow(5n, 0n)).toBeNull()
  expect(validateAllow(5n, 5n)?.code).toBe('ALLOWED_ALREADY')
  expect(validateAllow(1n, 7n)?.code).toBe('ALLOWED_ALREADY')
})

test('a sold card is not sold again, whatever the market may move', () => {
  expect(validateSell({ sold: false, mayMove: true })).toBeNull()
  expect(validateSell({ sold: false, mayMove: false })?.code).toBe('APPROVE_FIRST')
  expect(validateSell({ sold: true, mayMove: false })?.code).toBe('CARD_SOLD')
  expect(validateSell({ sold: true, mayMove: true })?.code).toBe('CARD_SOLD')
})

describe('buying ann’s listing 3, at 100', () => {
  const listing = { open: true, number: 3, price: 100n }
  test.each([
    ['as it is', listing, ben, 3, 100n, null],
    ['with more than it costs', listing, ben, 3, 1_000n, null],
    ['once it has ended', { ...listing, open: false }, ben, 3, 100n, 'NOT_LISTED'],
    ['by ann', listing, ann, 3, 100n, 'OWN_CARD'],
    ['having seen the one before', listing, ben, 2, 100n, 'LISTING_CHANGED'],
    ['having seen one that is not there yet', listing, ben, 4, 100n, 'LISTING_CHANGED'],
    ['for less', listing, ben, 3, 99n, 'ABOVE_MAXIMUM'],
  ] as const)('%s', (_, one, buyer, number, maxPrice, code) => {
    expect(validateBuy(ann, one, buyer, { number, maxPrice })?.code ?? null).toBe(code)
  })
})

describe('accepting ben’s offer of 100 with ann’s card 7 of level 2', () => {
  const card = { tokenId: 7, level: 2, owner: ann, unlockTime: null, mayMove: true, sold: false }
  const onCard = { maker: ben, target: { tokenId: 7 }, amount: 100n, expiry: 5_000 }
  const onLevel = { ...onCard, target: { level: 2 } }
  test.each([
    ['on the card', card, onCard, 100n, null],
    ['on the level', card, onLevel, 100n, null],
    ['that is no more', card, null, 0n, 'NO_SUCH_OFFER'],
    ['in its last second', card, { ...onCard, expiry: 4_001 }, 0n, null],
    ['that is over', card, { ...onCard, expiry: 4_000 }, 0n, 'NO_SUCH_OFFER'],
    ['that is ann’s own', card, { ...onCard, maker: ann }, 0n, 'OWN_CARD'],
    ['on card 2', card, { ...onCard, target: { tokenId: 2 } }, 0n, 'OTHER_CARD'],
    ['on level 7', card, { ...onCard, target: { level: 7 } }, 0n, 'OTHER_CARD'],
    ['for no less than 101', card, onCard, 101n, 'BELOW_MINIMUM'],
    ['while it is sold', { ...card, sold: true, unlockTime: 9_000 }, onCard, 0n, 'CARD_SOLD'],
    ['while its stake runs', { ...card, unlockTime: 4_001 }, onCard, 0n, 'BEFORE_UNLOCK_TIME'],
    ['when its stake is over', { ...card, unlockTime: 4_000 }, onCard, 0n, null],
    ['that the market may not move', { ...card, mayMove: false }, onCard, 0n, 'APPROVE_FIRST'],
  ] as const)('%s', (_, one, offer, minAmount, code) => {
    expect(validateAccept(one, offer, minAmount, 4_000)?.code ?? null).toBe(code)
  })
})

test('an offer is called off by its maker, and by anyone once it is over', () => {
  const offer = { maker: ben, expiry: 4_000 }
  expect(validateCancelOffer(null, ben, 1)?.code).toBe('NO_SUCH_OFFER')
  expect(validateCancelOffer(offer, ben, 1)).toBeNull()
  expect(validateCancelOffer(offer, ann, 3_999)?.code).toBe('NOT_YOUR_OFFER')
  expect(validateCancelOffer(offer, ann, 4_000)).toBeNull()
})

describe('handing over a card that was sold while it was staked', () => {
  const staked = { unlockTime: 4_000, mayMove: true }
  test.each([
    ['before its time', { standing: true }, staked, 3_999, 'BEFORE_UNLOCK_TIME'],
    ['at its time', { standing: true }, staked, 4_000, null],
    ['once its seller left', { standing: true }, { ...staked, unlockTime: null }, 1, null],
    ['that the seller has no more', { standing: false }, staked, 4_000, 'SALE_BROKEN'],
    ['that is settled or cancelled', null, staked, 4_000, 'NO_SUCH_SALE'],
    [
      'that the market may not move any more',
      { standing: true },
      { ...staked, mayMove: false },
      4_000,
      'APPROVAL_GONE',
    ],
  ] as const)('%s', (_, sale, card, now, code) => {
    expect(validateSettle(sale, card, now)?.code ?? null).toBe(code)
  })
})

test('a frozen sale is called off by its buyer, and by anyone once it is broken', () => {
  expect(validateCancelSale(null, ben)?.code).toBe('NO_SUCH_SALE')
  expect(validateCancelSale({ buyer: ben, standing: true }, ben)).toBeNull()
  expect(validateCancelSale({ buyer: ben, standing: true }, ann)?.code).toBe('NOT_YOUR_PURCHASE')
  expect(validateCancelSale({ buyer: ben, standing: false }, cat)).toBeNull()
})
