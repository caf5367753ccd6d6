import { amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { poolName } from './shapes.ts'

/** confirming: its last transaction is not final yet · waiting: to be issued · issued */
export const rewardState = z.enum(['confirming', 'waiting', 'issued'])
export type RewardState = z.output<typeof rewardState>

/** The head of a purchase of liquidity. */
export const purchaseHead = z.object({
  id: z.int(),
  ...poolName.shape,
  /** Symbol and base units of the payment. */
  coin: z.string(),
  amount,
  /** LP base units bought. */
  liquidity: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type PurchaseHead = z.output<typeof purchaseHead>

/** A purchase and its reward. */
export const purchase = z.object({
  ...purchaseHead.shape,
  /** Base units of USDT that went into the pool, both sides: the reward is computed from it. */
  worth: amount,
  /** Base units of TES set aside; 0 where it was bought without one. */
  reward: amount,
  /** null where there is no reward. */
  state: z.nullable(rewardState),
  /** The time from which anyone may have it issued. */
  issueTime: seconds,
  issuedAt: z.nullable(seconds),
  issueTxHash: z.nullable(txHash),
})
export type Purchase = z.output<typeof purchase>

/** All data of one purchase. */
export const purchaseDetail = z.object({
  ...purchase.shape,
  /** What went into the pool of each of its coins. */
  paidIn: z.array(z.object({ symbol: z.string(), decimals: z.int(), amount })),
  /** Base units of USDT for 10^18 LP base units, at the purchase. */
  lpPrice: z.nullable(amount),
  sources: z.array(source),
})
export type PurchaseDetail = z.output<typeof purchaseDetail>

/** A reward that was paid to a buyer. */
export const issue = z.object({
  /** Of the purchase. */
  id: z.int(),
  ...poolName.shape,
  buyer: z.string(),
  /** Symbol of the reward, and base units of it. */
  coin: z.string(),
  reward: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type Issue = z.output<typeof issue>

/** The same for its receiver. */
export const receipt = z.object({ ...issue.shape, sources: z.array(source) })
export type Receipt = z.output<typeof receipt>
