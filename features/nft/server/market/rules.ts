import type { Address } from '#platform/std/address.ts'
import type { FailureKind } from '#platform/std/failure.ts'
import { orderFailures } from '#platform/server/orders/orderFailures.ts'

import { nftFailures as f } from '../../failures.ts'
import type { CardNow, ListingNow, OfferNow, SaleNow } from './state.ts'

/** Amounts are base units of the coin in question; times unix seconds. Each rule returns the first blocking reason. */

/** A price or an offer. */
export function validatePrice(amount: bigint | undefined, least: bigint): FailureKind | null {
  if (amount === undefined) return f.PRICE_REQUIRED
  return amount < least ? f.PRICE_TOO_SMALL : null
}

/** What an address can pay: its balance of a coin, and its allowance for the market. */
export interface Balances {
  readonly balance: bigint
  /** null of the chain's own coin, which goes with the call. */
  readonly allowance: bigint | null
}

export function validatePay({ balance, allowance }: Balances, amount: bigint): FailureKind | null {
  if (balance < amount) return orderFailures.BALANCE
  return allowance !== null && allowance < amount ? f.ALLOW_FIRST : null
}

/** The coin refuses a change from some to some: 0 has to come between. */
export const validateAllow = (allowance: bigint, amount: bigint): FailureKind | null =>
  allowance > 0n && amount > 0n ? f.ALLOWED_ALREADY : null

/** Of the caller's own card; staked or not. */
export function validateSell({
  sold,
  mayMove,
}: Pick<CardNow, 'sold' | 'mayMove'>): FailureKind | null {
  if (sold) return f.CARD_SOLD
  return mayMove ? null : f.APPROVE_FIRST
}

/** `asked`: the listing that the buyer has seen, and the maximum price. */
export function validateBuy(
  owner: Address,
  listing: Pick<ListingNow, 'open' | 'number' | 'price'>,
  buyer: Address,
  asked: { readonly number: number; readonly maxPrice: bigint },
): FailureKind | null {
  if (!listing.open) return f.NOT_LISTED
  if (owner === buyer) return f.OWN_CARD
  if (listing.number !== asked.number) return f.LISTING_CHANGED
  return listing.price > asked.maxPrice ? f.ABOVE_MAXIMUM : null
}

/** Of the caller's own card, to the maker of an offer. */
export function validateAccept(
  card: Pick<CardNow, 'owner' | 'unlockTime' | 'mayMove' | 'sold'> & {
    readonly tokenId: number
    readonly level: number
  },
  offer: Pick<OfferNow, 'maker' | 'target' | 'amount' | 'expiry'> | null,
  minAmount: bigint,
  now: number,
): FailureKind | null {
  if (offer === null || now >= offer.expiry) return f.NO_SUCH_OFFER
  if (offer.maker === card.owner) return f.OWN_CARD
  const { target } = offer
  const fits = 'level' in target ? target.level === card.level : target.tokenId === card.tokenId
  if (!fits) return f.OTHER_CARD
  if (offer.amount < minAmount) return f.BELOW_MINIMUM
  if (card.sold) return f.CARD_SOLD
  if (card.unlockTime !== null && now < card.unlockTime) return f.BEFORE_UNLOCK_TIME
  return card.mayMove ? null : f.APPROVE_FIRST
}

/** Its maker at any time, anyone once it is over. */
export function validateCancelOffer(
  offer: Pick<OfferNow, 'maker' | 'expiry'> | null,
  caller: Address,
  now: number,
): FailureKind | null {
  if (offer === null) return f.NO_SUCH_OFFER
  return offer.maker === caller || now >= offer.expiry ? null : f.NOT_YOUR_OFFER
}

/** Anyone, once the stake is over: by its time, or because the seller left it. */
export function validateSettle(
  sale: Pick<SaleNow, 'standing'> | null,
  { unlockTime, mayMove }: Pick<CardNow, 'unlockTime' | 'mayMove'>,
  now: number,
): FailureKind | null {
  if (sale === null) return f.NO_SUCH_SALE
  if (!sale.standing) return f.SALE_BROKEN
  if (unlockTime !== null && now < unlockTime) return f.BEFORE_UNLOCK_TIME
  return mayMove ? null : f.APPROVAL_GONE
}

/** Its buyer until it is settled, anyone once the card is not as it was sold. */
export function validateCancelSale(
  sale: Pick<SaleNow, 'buyer' | 'standing'> | null,
  caller: Address,
): FailureKind | null {
  if (sale === null) return f.NO_SUCH_SALE
  return sale.buyer === caller || !sale.standing ? null : f.NOT_YOUR_PURCHASE
}
