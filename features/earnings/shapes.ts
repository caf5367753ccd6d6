import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { feePlaces } from './kinds.ts'

/** A coin of an earning: symbol, contract (zero for the chain's own), and decimals. */
export const coin = z.object({ symbol: z.string(), address, decimals: z.int() })

export const coinAmount = z.object({ coin, amount })

/** Of final blocks; `coming` is what later ones hold beside it. Base units of the coin. */
export const coinTotal = z.object({
  coin,
  earned: amount,
  claimed: amount,
  /** Earned and not claimed. */
  owed: amount,
  coming: amount,
})
export type CoinTotal = z.output<typeof coinTotal>

/** `level1`, `level2`, `bonus`, or a kind that a feature pays. */
const kind = z.string()

/** What one earned of a kind, in how many amounts. Of final blocks. */
export const kindTotal = z.object({ kind, coin, earned: amount, lines: z.int() })
export type KindTotal = z.output<typeof kindTotal>

/** Where a line of the ledger is from: its transaction, and the number of the event in it. */
const place = { id: z.string(), block: z.int(), logIndex: z.int(), time: seconds, txHash }

export const incomeLine = z.object({
  ...place,
  kind,
  coin,
  amount,
  /** The contract that holds it, by its name in the deployment. */
  book: z.string(),
  /** The fee that it is a share of; null for a reward. */
  fee: z.nullable(
    z.object({
      /** Base units of the same coin, of which the amount is a share. */
      amount,
      payer: address,
      /** The contract that took it, and its name; null for one that is not ours. */
      source: address,
      sourceName: z.nullable(z.string()),
    }),
  ),
  final: z.boolean(),
})
export type IncomeLine = z.output<typeof incomeLine>

export const claimLine = z.object({
  ...place,
  /** `fees`, `bonus`, or a kind that a feature pays. */
  from: z.string(),
  coin,
  amount,
  /** packed: in a block, confirming · done: final */
  state: z.enum(['packed', 'done']),
})
export type ClaimLine = z.output<typeof claimLine>

/**
 * What one contract would pay of a coin now by one claim, and what remains for the next: one claim of bonuses pays a
 * limited number of epochs. Neither contract has a minimum or keeps a fee.
 */
export const claimable = z.object({ from: z.enum(feePlaces), coin, amount, rest: amount })
export type Claimable = z.output<typeof claimable>

export const epochState = z.enum(['waiting', 'accepted', 'revoked'])

/** An epoch of level bonuses. */
export const epochView = z.object({
  epoch: z.int(),
  state: epochState,
  root: z.string(),
  /** SHA-256 of the data file, and where it is served. */
  dataHash: z.string(),
  file: z.string(),
  upToBlock: z.int(),
  acceptableAt: seconds,
  /** Sun that it promises. */
  total: amount,
  /** What it promises of other coins, in base units. */
  others: z.array(z.object({ coin: address, amount })),
  /** Whether root, file and total are computed the same from the fees up to that block. */
  matches: z.boolean(),
  /** Why it was revoked. */
  why: z.nullable(z.string()),
  postedAt: seconds,
  txHash,
  final: z.boolean(),
})
export type EpochView = z.output<typeof epochView>

/** A fee of the direct line, and the bonus that one's level adds of it. */
export const bonusLine = z.object({
  ...place,
  payer: address,
  coin,
  fee: amount,
  level: z.int(),
  bonus: amount,
  final: z.boolean(),
})
export type BonusLine = z.output<typeof bonusLine>
