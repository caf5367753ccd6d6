import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { lockKind } from './fields.ts'

/** locked: its time has not come · due: it can be unlocked · unlocked: all of it was paid */
export const lockState = z.enum(['locked', 'due', 'unlocked'])
export type LockState = z.output<typeof lockState>

/** A coin by its address: anyone can make one, so its words may be anything. */
export const lockCoin = z.object({
  address,
  /** `TES/USDT LP` of the shares of a pool; `?` if the coin returns nothing readable. */
  symbol: z.string(),
  /** null if the coin returns nothing that amounts can be read with. */
  decimals: z.nullable(z.int()),
  /** Its name in the deployment; null for a coin of others. */
  contract: z.nullable(z.string()),
})
export type LockCoin = z.output<typeof lockCoin>

/** One lock. Amounts are base units of its coin. */
export const lockView = z.object({
  kind: lockKind,
  /** With kind, and in B with the owner, the key of the lock; unix seconds. */
  createTime: seconds,
  /** Who made it, and who has it now. */
  maker: address,
  owner: address,
  coin: lockCoin,
  /** What it is owed; once it is unlocked, what it was owed last. */
  amount,
  /** What it has paid. */
  paid: amount,
  /** From then on it can be unlocked. */
  lockTime: seconds,
  /** Until all of it is paid. */
  locked: z.boolean(),
  state: lockState,
  /** Who may take it over; null for nobody. Lock A alone. */
  offeredTo: z.nullable(address),
  /** When the last of it was paid. */
  endedAt: z.nullable(seconds),
  /** Of the transaction that made it. */
  txHash,
  final: z.boolean(),
})
export type LockView = z.output<typeof lockView>

/** locked: made, or in B locked again · unlocked: all or a part was paid */
export const stepKind = z.enum([
  'locked',
  'increased',
  'extended',
  'offered',
  'handedOver',
  'unlocked',
])
export type StepKind = z.output<typeof stepKind>

/** One event of a lock. */
export const lockStep = z.object({
  step: stepKind,
  /** Base units that arrived or were paid; null of a step that moves none. */
  amount: z.nullable(amount),
  /** The end that it set; null of a step that sets none. */
  lockTime: z.nullable(seconds),
  /** locked: its maker · offered, handedOver, unlocked: to whom; null for an offer that was withdrawn. */
  account: z.nullable(address),
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type LockStep = z.output<typeof lockStep>

/** Which part of a supply is out of use. Base units of the coin. */
export const meter = z.object({
  /** supply: of the coin itself · liquidity: of the LP coin of a pool of the coin */
  of: z.enum(['supply', 'liquidity']),
  coin: lockCoin,
  /** At 0x…dEaD: counts whole. */
  permanent: amount,
  /** Σ amount of all locks, whether or not their time has come. */
  timed: amount,
  /** Σ amount × min(time left, 365 days) ÷ 365 days, rounded down. */
  weighted: amount,
  /** How many locks these are. */
  locks: z.int(),
  /** The next of them to end; null where none lies ahead. */
  nextUnlockTime: z.nullable(seconds),
  /** null if the coin does not return it. */
  supply: z.nullable(amount),
  /** Hundredths of a percent: (permanent + weighted) ÷ supply, rounded down; null without a supply. */
  bps: z.nullable(z.int()),
  /** Unix seconds that the time left counts from. */
  time: seconds,
  /** Of permanent, timed, weighted and supply. */
  sources: z.array(source),
})
export type Meter = z.output<typeof meter>

/** set: `coin` comes into force at `inForce` · kept: a lock was made before, and `coin` stayed */
export const coinChange = z.object({
  change: z.enum(['set', 'kept']),
  coin: lockCoin,
  inForce: z.nullable(seconds),
  time: seconds,
  txHash,
  final: z.boolean(),
})

/** What locking takes of a coin. Base units. */
export const spendable = z.object({ balance: amount, allowance: amount })
