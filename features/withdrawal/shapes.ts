import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/** waiting: its time has not come · unlocked: some of it can be withdrawn · withdrawn: all of it was */
export const stageState = z.enum(['waiting', 'unlocked', 'withdrawn'])
export type StageState = z.output<typeof stageState>

/** A coin by its address: of a lock it is any. */
const anyCoin = z.object({
  address,
  symbol: z.string(),
  /** null if the coin returns nothing that amounts can be read with. */
  decimals: z.nullable(z.int()),
})

/** What one stage, or one lock, unlocks for me. Base units. */
export const stage = z.object({
  /** Of what: `allotment`, or a word of the feature that locks it. */
  kind: z.string(),
  /** The contract's name in the deployment. */
  contract: z.string(),
  coin: anyCoin,
  /** null of a lock. */
  stage: z.nullable(z.int()),
  /** Which lock of mine it is, in unix seconds; null of a stage. */
  createTime: z.nullable(seconds),
  time: seconds,
  amount,
  /** Of it, stages in their order. */
  withdrawn: amount,
  state: stageState,
})
export type Stage = z.output<typeof stage>

const sum = z.object({ coin: anyCoin, amount })

/** What is still to be paid of one kind, by coin. Base units. */
export const kindSums = z.object({
  kind: z.string(),
  /** Of all accounts, those coins first that most of it is of; 20 at most of `coins`. */
  all: z.array(sum),
  coins: z.int(),
  /** null without a session. */
  mine: z.nullable(z.array(sum)),
})
export type KindSums = z.output<typeof kindSums>

/** My allotment. Base units. */
export const allotment = z.object({
  allotted: amount,
  /** Of unlocked stages, the part that was not withdrawn. */
  unlocked: amount,
  available: amount,
  withdrawn: amount,
  /** As written on chain: whether, up to which stage, and how much in all. */
  initialized: z.boolean(),
  stage: z.int(),
  limit: amount,
  lastWithdrawTime: z.nullable(seconds),
  /** The next stage with something for me; null where there is none. */
  next: z.nullable(z.object({ stage: z.int(), time: seconds, amount })),
})
export type Allotment = z.output<typeof allotment>

/** Terms for all accounts, and my allotment. Base units of the coin. */
export const withdrawalState = z.object({
  coin: z.object({ symbol: z.string(), decimals: z.int(), address }),
  open: z.boolean(),
  /** By then it opens by itself. */
  opensAt: seconds,
  /** The minimum of one withdrawal, except for the rest. */
  minimum: amount,
  /** Hundredths of a percent of the withdrawal. */
  feeRate: z.int(),
  stages: z.int(),
  /** In the contract; of it promised to allotments, and fees not paid out. */
  balance: amount,
  promised: amount,
  fees: amount,
  /** null without a session. */
  mine: z.nullable(allotment),
  /** Allotments and locks, each as its feature counts it. */
  kinds: z.array(kindSums),
  sources: z.array(source),
})
export type WithdrawalState = z.output<typeof withdrawalState>

/** One withdrawal. Base units. */
export const payout = z.object({
  id: z.string(),
  amount,
  /** Kept of it. */
  fee: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})
