import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** A coin of an offer; anybody may have made it. The zero address is the chain's own. */
export const otcCoin = z.object({
  address,
  /** `?` if it returns nothing readable. */
  symbol: z.string(),
  /** null if it returns none that amounts can be read with. */
  decimals: z.nullable(z.int()),
  /** Its contract's name in the deployment; null of a coin of others and of the chain's own. */
  contract: z.nullable(z.string()),
  /** The coin that it looks like and is not. */
  looksLike: z.nullable(z.object({ symbol: z.string(), token: address })),
})
export type OtcCoin = z.output<typeof otcCoin>

/** open: can be taken · expired: can be changed, cancelled and swept · taken, cancelled, swept: nothing is left */
export const offerState = z.enum(['open', 'expired', 'taken', 'cancelled', 'swept'])
export type OfferState = z.output<typeof offerState>

/** Amounts are base units of the coin. */
export const offerView = z.object({
  id: z.int(),
  /** The version, which a take names. */
  order: z.int(),
  maker: address,
  /** The one account that may take it; null: any. */
  taker: z.nullable(address),
  give: otcCoin,
  /** What waited at first, and what is left of it. */
  giveAmount: amount,
  giveLeft: amount,
  want: otcCoin,
  /** For all that is left. */
  wantLeft: amount,
  /** What `giveLeft` is worth in the wanted coin by the price of pools now, for display only; null without one. */
  market: z.nullable(amount),
  /** The least that is taken at once, unless it is all that is left. */
  minLot: amount,
  expiry: seconds,
  state: offerState,
  /** How often something of it was taken. */
  takes: z.int(),
  createdAt: seconds,
  endedAt: z.nullable(seconds),
  /** Of the transaction that published it. */
  txHash,
  final: z.boolean(),
})
export type OfferView = z.output<typeof offerView>

/** What was taken of an offer at once. */
export const takeView = z.object({
  id: z.int(),
  /** Among those of the offer, from 1. */
  number: z.int(),
  maker: address,
  taker: address,
  give: otcCoin,
  want: otcCoin,
  /** To the taker, base units of what was given. */
  amount,
  /** What the taker paid; of it the maker got `proceeds`, and `fee` was split. Base units of what was wanted. */
  paid: amount,
  proceeds: amount,
  fee: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type TakeView = z.output<typeof takeView>
