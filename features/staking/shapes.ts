import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/**
 * earning · matured: the term is over, the principal still there · unstaked · renewed: staked again · left: ended early
 */
export const stakeState = z.enum(['earning', 'matured', 'unstaked', 'renewed', 'left'])
export type StakeState = z.output<typeof stakeState>

/** Base units of TES: in the vault, promised to stakes, and the rest. */
export const reserve = z.object({ balance: amount, promised: amount, free: amount })

/** A time that a coin can be staked for. */
export const term = z.object({
  days: z.int(),
  /** Base units of TES that 10^18 base units of the coin earn over the whole term. */
  rate: amount,
  /** Hundredths of a percent a year, at the prices of the pools now; null where no pool prices the coin. */
  aprBps: z.nullable(z.int()),
  /** Base units of the coin: the maximum whose reward the free reserve covers now. */
  most: amount,
})

/** A coin that can be staked, with its terms, shortest first. */
export const plan = z.object({
  symbol: z.string(),
  address,
  decimals: z.int(),
  /** Base units of the coin: the minimum of one stake. */
  minimum: amount,
  /** Base units of the coin in all present stakes, and the number of stakes. */
  total: amount,
  stakes: z.int(),
  terms: z.array(term),
  /** Base units of USDT for one coin, and for one TES, times 10^12; null where no pool has a price. */
  priceE12: z.nullable(amount),
  tesPriceE12: z.nullable(amount),
  /** Base units of the coin: what I have of it, and what staking may take of it. null without a session. */
  mine: z.nullable(z.object({ balance: amount, allowance: amount })),
  sources: z.array(source),
})
export type Plan = z.output<typeof plan>

/** One stake. Amounts of reward are base units of TES. */
export const position = z.object({
  id: z.int(),
  coin: z.string(),
  /** Base units of the coin: the principal. */
  amount,
  days: z.int(),
  start: seconds,
  unlockTime: seconds,
  /** Set aside at opening, for the whole term. */
  reward: amount,
  /** Its paid part. */
  paid: amount,
  /** Its earned part, paid or not. */
  earned: amount,
  /** Earned and not paid: a claim pays it, also of a stake that has ended. */
  claimable: amount,
  state: stakeState,
  endedAt: z.nullable(seconds),
  /** The stake that its principal went over into; null where it did not. */
  renewedAs: z.nullable(z.int()),
  /**
   * The result of an exit now: the principal at once, and the given-up reward, of which `earned` could be claimed
   * before. For an exited stake: its result. null for one that ended otherwise.
   */
  earlyExit: z.nullable(z.object({ principal: amount, givenUp: amount, earned: amount })),
  txHash,
  final: z.boolean(),
})
export type Position = z.output<typeof position>

/** A payment of rewards. */
export const payment = z.object({
  /** Base units of TES, of all stakes that it paid. */
  amount,
  stakes: z.int(),
  time: seconds,
  txHash,
  final: z.boolean(),
})
