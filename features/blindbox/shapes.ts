import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

const hex = z.string()

/**
 * waiting: the block that it depends on is not final · open: can be settled · late: was not in time, can
 * be refunded · void: one before it was refunded, so can it be · settled · refunded
 */
export const requestState = z.enum(['waiting', 'open', 'late', 'void', 'settled', 'refunded'])
export type RequestState = z.output<typeof requestState>

/** A card as an urn has it. */
export const urnCard = z.object({ tokenId: z.int(), level: z.int() })

/** A request in a list. */
export const drawView = z.object({
  requestId: z.int(),
  seriesId: z.int(),
  holder: address,
  state: requestState,
  boxIds: z.array(z.int()),
  /** In the order of the boxes; empty before it is settled. */
  cards: z.array(urnCard),
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type DrawView = z.output<typeof drawView>

/** A request with all inputs of its draw: with these and the chain anyone can recompute it. */
export const drawDetail = z.object({
  ...drawView.shape,
  contract: address,
  /** sun: what its boxes cost. */
  amount,
  /** Base units of USDT: the penalty of each box that is not drawn in time. */
  penalty: amount,
  /** sun that its holder gets, or got, beside that price if it is not drawn in time; null once it is drawn. */
  penaltyToHolder: z.nullable(amount),
  /** The holder's: 32 bytes in hex. */
  seed: hex,
  /** The request's block; the draw depends on the hash of the next. */
  blockNumber: z.int(),
  /** The block from which on anyone may refund it. */
  refundBlock: z.int(),
  /**
   * Before the request the operator committed to the secret: hashed `secretSteps` times it is this. With an external
   * source of words, which the contract's `words` names, it has no effect.
   */
  secretHash: hex,
  /** 1, except for a request behind others that are not settled. */
  secretSteps: z.int(),
  /** Of secretHash: what binds it: the transaction that posted the chain, and the settlements since. */
  chainTxHash: txHash,
  /** Null before it is settled. */
  secret: z.nullable(hex),
  blockHash: z.nullable(hex),
  fee: z.nullable(amount),
  settledTxHash: z.nullable(txHash),
  settledBy: z.nullable(address),
  settledBlock: z.nullable(z.int()),
  /** The urn before the draw, in the order that it picks from; as it is now, before it is settled. */
  urn: z.array(urnCard),
  /** The transaction that created the series: it contains the urn as it was sealed. */
  seriesTxHash: txHash,
  /** Of the settlements of its series before it, in their order: they took their cards out of the urn. */
  earlierTxHashes: z.array(txHash),
  refundTxHash: z.nullable(txHash),
})
export type DrawDetail = z.output<typeof drawDetail>

/** added: by anyone, to the bond · withdrawn: by the operator · slashed: for a request that was not settled in time */
export const bondMove = z.object({
  /** Counts the series' from 1. */
  number: z.int(),
  kind: z.enum(['added', 'withdrawn', 'slashed']),
  /** sun, and the bond afterwards. */
  amount,
  bond: amount,
  /** Who added it; null where it went. */
  from: z.nullable(address),
  /** The request that caused the penalty; null for all else. */
  requestId: z.nullable(z.int()),
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type BondMove = z.output<typeof bondMove>

/** credited: a payment that could not be delivered · withdrawn: paid out · limit: the own spending limit */
export const accountMove = z.object({
  /** Counts the address' own from 1. */
  number: z.int(),
  kind: z.enum(['credited', 'withdrawn', 'limit']),
  /** sun; of a limit for a day, 0 for none. */
  amount,
  /** The time from which a limit applies; null for all else. */
  since: z.nullable(seconds),
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type AccountMove = z.output<typeof accountMove>
