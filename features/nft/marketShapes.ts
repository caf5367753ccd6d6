import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** The parts of a listed price, in base units of its coin; each fee rounded down. */
export const priceParts = z.object({
  /** To the inviters, the pool and the platform. */
  fee: amount,
  /** To the fund of the card's level. */
  creatorFee: amount,
  sellerGets: amount,
})

/** A listing that can be bought now. */
export const listing = z.object({
  tokenId: z.int(),
  /** Counts the card's listings from 1; a purchase names it. */
  number: z.int(),
  seller: address,
  /** Symbol of the coin the price is in. */
  coin: z.string(),
  /** Base units of the coin. */
  price: amount,
  /** Base units of USDT at the last rate of the chain when it was listed: what lists sort by. */
  worth: amount,
  listedAt: seconds,
  expiry: seconds,
  ...priceParts.shape,
})
export type Listing = z.output<typeof listing>

/** waiting: the stake runs · ready: anyone may settle · broken: the card moved, the money can only go back · settled · cancelled */
export const saleState = z.enum(['waiting', 'ready', 'broken', 'settled', 'cancelled'])

/** A card sold while it was staked: the buyer's money waits in the contract. */
export const frozenSale = z.object({
  tokenId: z.int(),
  number: z.int(),
  level: z.int(),
  levelStr: z.string(),
  seller: address,
  buyer: address,
  coin: z.string(),
  amount,
  state: saleState,
  soldAt: seconds,
  unlockTime: seconds,
  endedAt: z.nullable(seconds),
  txHash,
  final: z.boolean(),
})
export type FrozenSale = z.output<typeof frozenSale>

/** open · accepted · cancelled · expired: over, the money not called back yet */
export const offerState = z.enum(['open', 'accepted', 'cancelled', 'expired'])

/** An amount that waits in the contract for a card, or for any card of a level. */
export const offer = z.object({
  /** Counts all offers from 1. */
  number: z.int(),
  maker: address,
  /** One of the two is null. */
  tokenId: z.nullable(z.int()),
  level: z.int(),
  levelStr: z.string(),
  coin: z.string(),
  amount,
  /** Base units of USDT at the last rate of the chain when it was made. */
  worth: amount,
  state: offerState,
  madeAt: seconds,
  expiry: seconds,
  txHash,
  final: z.boolean(),
  ...priceParts.shape,
})
export type Offer = z.output<typeof offer>

/** One sale for the chart of a card or a level, oldest first. */
export const salePoint = z.object({
  time: seconds,
  tokenId: z.int(),
  /** mint: bought from the contract · sale: from a listing or a frozen sale · offer: by an accepted offer */
  kind: z.enum(['mint', 'sale', 'offer']),
  coin: z.string(),
  price: amount,
  /** Base units of USDT at the last rate of the chain. */
  worth: amount,
  txHash,
})
export type SalePoint = z.output<typeof salePoint>

/** A card that an address bought of another: from a listing, at the end of a frozen sale, or by its own offer. */
export const marketPurchase = z.object({
  tokenId: z.int(),
  level: z.int(),
  levelStr: z.string(),
  seller: address,
  coin: z.string(),
  price: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})

/** Money that a receiver refused, or a creator's fees: waits until anyone sends it off. */
export const credit = z.object({ coin: z.string(), amount })
