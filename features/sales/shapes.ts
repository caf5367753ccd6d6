import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** preparing: before its start · onSale · soldOut: on sale, nothing left now · ended: by time, or closed before */
export const saleState = z.enum(['preparing', 'onSale', 'soldOut', 'ended'])
export type SaleState = z.output<typeof saleState>

export const productKind = z.enum(['card', 'box'])

/** The cards of one level in a series' urn. */
export const urnLevel = z.object({
  level: z.int(),
  levelStr: z.string(),
  /** When the urn was sealed, and now. */
  size: z.int(),
  left: z.int(),
  /** Base units of USDT that a card of the level costs. */
  price: amount,
})

/** A level of cards, or a series of boxes. */
export const product = z.object({
  kind: productKind,
  /** The level, or the series. */
  productId: z.int(),
  /** Of a level as on chain; of a series as it is called by its number, in English. */
  name: z.string(),
  state: saleState,
  /** Base units of USDT of one, and sun at the oracle's price now; null while it has none. */
  price: amount,
  priceTrx: z.nullable(amount),
  supply: z.int(),
  /** How many can be bought now. */
  remainSupply: z.int(),
  /** Unix seconds; null where a sale has no such time. */
  start: z.nullable(seconds),
  end: z.nullable(seconds),
  /** Where two payments make one purchase: hundredths of a percent of the first, seconds for the rest. */
  twoPayments: z.nullable(z.object({ firstShare: z.int(), completeTime: z.int() })),
  fundAddress: address,
  /** Of a series: its content, level by level. */
  urn: z.nullable(z.array(urnLevel)),
  /** Base units of USDT: the average worth of a draw from the present urn; null without an urn or with an empty one. */
  expected: z.nullable(amount),
})
export type Product = z.output<typeof product>

/** Of a series, what anyone may hold it to. */
export const seriesFacts = z.object({
  contract: address,
  /** Who settles; makes series and posts secrets. */
  operator: address,
  /** Base units of USDT for each box that is not drawn in time. */
  penalty: amount,
  /** sun: the operator's bond, and what open requests hold of it. */
  bond: amount,
  held: amount,
  /** More boxes that the bond covers at once; null while the oracle has no price. */
  covered: z.nullable(z.int()),
  /** Whether the operator is bound to secrets: without it no request is taken. */
  standing: z.boolean(),
  /** Whether the operator closed the series: its sale is ended, no box of it is opened, and prices are returned. */
  closed: z.boolean(),
  /** Blocks within which a request is settled, or refunded by anyone. */
  deadline: z.int(),
  /** Boxes: reserved, sealed, being opened, opened. */
  reserved: z.int(),
  sealed: z.int(),
  opening: z.int(),
  opened: z.int(),
  /** The cards that were sealed in the urn, by level and number; `left`: not drawn yet. */
  cards: z.array(z.object({ tokenId: z.int(), level: z.int(), left: z.boolean() })),
})

export const productDetail = z.object({
  ...product.shape,
  series: z.nullable(seriesFacts),
})
export type ProductDetail = z.output<typeof productDetail>

/** A price in one coin. */
export const coinAmount = z.object({ coin: z.string(), amount })

/**
 * card: `bought` · box: reserved (first part paid), sealed, opening (requested, not drawn), opened, refunded (not drawn
 * in time), givenBack, released (a reservation that ended)
 */
export const purchaseState = z.enum([
  'bought',
  'reserved',
  'sealed',
  'opening',
  'opened',
  'refunded',
  'givenBack',
  'released',
])

/** One card or one box that an address came by. */
export const purchase = z.object({
  kind: productKind,
  /** The token of a card, the number of a box. */
  id: z.int(),
  productId: z.int(),
  state: purchaseState,
  /** sun: the whole price, and its paid part. */
  price: amount,
  paid: amount,
  /** sun that a box which was not drawn in time was refunded beside its price; null for all else. */
  penalty: z.nullable(amount),
  /** Whether its series is closed: a sealed box can only be returned, a reserved one only released. */
  closed: z.boolean(),
  time: seconds,
  /** Unix seconds until which a reservation can be completed. */
  expiry: z.nullable(seconds),
  /** Of a box that is being opened, or was. */
  requestId: z.nullable(z.int()),
  /** The block from which on anyone may refund; while it is being opened. */
  refundBlock: z.nullable(z.int()),
  /** The card: bought, or drawn. */
  tokenId: z.nullable(z.int()),
  level: z.nullable(z.int()),
  txHash,
  final: z.boolean(),
})
export type Purchase = z.output<typeof purchase>

/** What a card or a box gave to its holder. */
export const reward = z.object({
  /** claim: paid out by a claim of staking rewards · draw: the card of an opened box · penalty: of a box not drawn in time */
  kind: z.enum(['claim', 'draw', 'penalty']),
  /** What was paid; null for a draw. */
  coin: z.nullable(z.string()),
  amount: z.nullable(amount),
  /** Part of a claim that ended stakes had left. */
  owed: amount,
  /** Of a box: its series, its number there, and the card that was drawn. */
  seriesId: z.nullable(z.int()),
  number: z.nullable(z.int()),
  tokenId: z.nullable(z.int()),
  level: z.nullable(z.int()),
  /** Of a claim; of a box when it was opened. */
  time: seconds,
  /** The transaction that paid, or drew. */
  txHash,
  final: z.boolean(),
})
export type Reward = z.output<typeof reward>
