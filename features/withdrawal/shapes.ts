import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/** waiting: its time has not come · unlocked: some of it can be withdrawn · withdrawn: all of it was */
export const stageState = z.enum(['waiting', 'unlocked', 'withdrawn'])
export type StageState = z.output<typeof stageState>

/** What one stage unlocks for me. Base units. */
export const stage = z.object({
  /** Of what: an allotment of the staged withdrawal. */
  kind: z.enum(['allotment']),
  stage: z.int(),
  time: seconds,
  amount,
  /** Of it, stages in their order. */
  withdrawn: amount,
  state: stageState,
})
export type Stage = z.output<typeof stage>

/** My allotment. Base units. */
export const allotment = z.object({
  allotted: amount,
  /** Of stages whose time has come, and of these what was not withdrawn. */
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

/** What holds for everybody, and mine. Base units of the coin. */
export const withdrawalState = z.object({
  coin: z.object({ symbol: z.string(), decimals: z.int(), address }),
  open: z.boolean(),
  /** By then it opens by itself. */
  opensAt: seconds,
  /** The least that is withdrawn at once, but for the rest. */
  minimum: amount,
  /** Hundredths of a percent of what is withdrawn. */
  feeRate: z.int(),
  stages: z.int(),
  /** In the contract; of it promised to allotments, and fees not paid out. */
  balance: amount,
  promised: amount,
  fees: amount,
  /** null without a session. */
  mine: z.nullable(allotment),
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
