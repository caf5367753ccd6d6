import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/** Base units of TES: in the vault, promised, and the rest. */
export const reserve = z.object({ balance: amount, promised: amount, free: amount })

/** A coin of a pool. The chain's own coin goes by its symbol; `address` is of its wrapped form. */
export const poolCoin = z.object({
  symbol: z.string(),
  address,
  decimals: z.int(),
  /** Base units in the pool. */
  reserve: amount,
})

/** Which pool: the address of its pair, which is the LP coin, 18 decimals; `TES/USDT`. */
export const poolName = z.object({ pool: address, symbol: z.string() })

/** What 10^18 base units of a pool's LP coin were worth at a time, in base units of USDT. */
export const lpValue = z.object({ time: seconds, worth: amount })

/** What a pool holds: of which amounts of its LP coin are shares. */
export const holdings = z.object({
  coins: z.array(z.object({ symbol: z.string(), decimals: z.int(), reserve: amount })),
  /** Base units of the LP coin that exist. */
  supply: amount,
})
export type Holdings = z.output<typeof holdings>

/** What a pool streams to those who stake in it. Amounts of TES in base units. */
export const poolStake = z.object({
  ...poolName.shape,
  coins: z.array(z.string()),
  /** LP base units: the minimum of one stake. */
  minimum: amount,
  /** LP base units of all stakes, their worth in base units of USDT, and the number of stakers. */
  total: amount,
  totalWorth: z.nullable(amount),
  stakers: z.int(),
  /** TES a second for all; 0 where no stream runs. */
  rate: amount,
  /** Unix seconds when the stream ends or ended; null before the first. */
  until: z.nullable(seconds),
  /** TES that the stream still brings, set aside; and TES that can be streamed again. */
  ahead: amount,
  spare: amount,
  /** True while a stream runs: otherwise a stake earns nothing, and leaving still works. */
  running: z.boolean(),
  /** Whole days that the stream still runs; 0 where none does. */
  runwayDays: z.int(),
  /** TES paid out so far, and within the last 30 days of chain time. */
  paid: amount,
  paidLast30Days: amount,
  /**
   * Hundredths of a percent a year: rate x 31,536,000 x price of TES / worth of all stakes. null without stakes or
   * without a price.
   */
  aprBps: z.nullable(z.int()),
  /** Base units of USDT for one TES, times 10^12: of the formula. */
  tesPriceE12: z.nullable(amount),
  sources: z.array(source),
})
export type PoolStake = z.output<typeof poolStake>

/**
 * staked · cancelled: withdrawn, the earned reward stays owed · claimed: reward paid · left: withdrawn, unpaid reward
 * given up
 */
export const recordKind = z.enum(['staked', 'cancelled', 'claimed', 'left'])

export const stakeRecord = z.object({
  ...poolName.shape,
  kind: recordKind,
  /** LP base units; of `claimed` base units of TES. */
  amount,
  /** Base units of TES given up by an exit; 0 for other kinds. */
  givenUp: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})

/** LP base units that were staked from a time on. */
export const heldAt = z.object({ time: seconds, staked: amount })

/** A day of a pool; one without any change is left out, and is as the one before it, with nothing paid. */
export const poolDay = z.object({
  /** Unix seconds of 00:00 UTC. */
  time: seconds,
  /** LP base units staked at its end. */
  staked: amount,
  /** Base units of TES paid in it. */
  paid: amount,
})
