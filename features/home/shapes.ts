import { address, amount, seconds } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/** A coin of the exchange, in numbers. Worths are base units of USDT; null if unknown. */
export const coinFigures = z.object({
  symbol: z.string(),
  name: z.string(),
  /** null for the chain's own coin. */
  address: z.nullable(address),
  /** Its contract in pools: that of the wrapped coin for the chain's own. */
  token: address,
  /** null if the coin returns nothing that amounts can be read with. */
  decimals: z.nullable(z.int()),
  /**
   * Base units of USDT for one whole coin, times 10^12, by its deepest pool: only shown, never used for decisions about
   * money.
   */
  priceE12: z.nullable(amount),
  /** Hundredths of a percent, against what swaps had left 24 hours of chain time ago. */
  change24hBps: z.nullable(z.int()),
  /**
   * The price over the last 24 hours, as `priceE12`: then, at the end of each clock hour since, and now; in equal steps,
   * oldest first. Shorter for a coin first swapped since then; empty without a price.
   */
  day: z.array(amount),
  /** Base units of the coin. */
  totalSupply: z.nullable(amount),
  /** The total less reward reserves and units that nobody can use. */
  circulating: z.nullable(amount),
  /** Circulating units at the price; null too if less than 1 % of them is in the pool with that price. */
  marketCap: z.nullable(amount),
  /** That is why there is none. */
  thinPool: z.boolean(),
  /** Both sides of its pools, at the last change of each. */
  liquidity: amount,
  volume24h: amount,
  /** Addresses that signed a swap of it. */
  traders24h: z.int(),
  /** The original whose symbol or name it looks like: the older coin, or one of the deployment. */
  looksLike: z.nullable(z.object({ symbol: z.string(), token: address })),
  sources: z.array(source),
})
export type CoinFigures = z.output<typeof coinFigures>

/** A pool that holds the coin. */
export const coinPool = z.object({
  pair: address,
  coins: z.array(
    z.object({
      symbol: z.string(),
      address: z.nullable(address),
      token: address,
      /** null if the coin returns nothing readable. */
      decimals: z.nullable(z.int()),
      /** Base units in the pool. */
      reserve: amount,
    }),
  ),
  /** Base units of USDT, both sides. */
  liquidity: amount,
  source,
})
export type CoinPool = z.output<typeof coinPool>

/** The prices of swaps in an interval. */
export const candle = z.object({
  /** Its beginning. */
  time: seconds,
  /** As `priceE12`. */
  open: amount,
  high: amount,
  low: amount,
  close: amount,
  /** Base units of USDT. */
  volume: amount,
  trades: z.int(),
  traders: z.int(),
})
export type Candle = z.output<typeof candle>

/** The average that contracts read for decisions about money. */
export const average = z.object({
  priceE12: amount,
  /** Until when it was measured. */
  updatedAt: seconds,
  /** Too old: sales at this price stop until it is renewed. */
  stale: z.boolean(),
  source,
})

/** Funds for promises. */
export const poolHealth = z.object({
  /** cards · lp · terms · purchases */
  what: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  /** Base units. */
  reserve: amount,
  promised: amount,
  /** Not promised. */
  free: amount,
  /** Everything promised is funded. */
  funded: z.boolean(),
  /**
   * How its days are computed. pace: the free amount, at the payments of the last 30 days · stream: the whole amount,
   * until the stream ends · daily: the free amount, at the most that a day may promise · null: no days, because it pays
   * promises when they are claimed
   */
  reckoned: z.nullable(z.enum(['pace', 'stream', 'daily'])),
  /** Whole days that it lasts; null if unknown. */
  runwayDays: z.nullable(z.int()),
  sources: z.array(source),
})
export type PoolHealth = z.output<typeof poolHealth>

/** One thing that an address holds. */
export const holding = z.object({
  /** The feature's word for it: `termStakes`. */
  what: z.string(),
  part: z.enum(['wallet', 'cards', 'staked', 'claimable']),
  symbol: z.string(),
  decimals: z.int(),
  /** Base units; how many cards. */
  amount,
  /** Base units of USDT, rounded down; null where it is unknown. */
  worth: z.nullable(amount),
  /** What its claim is asked with. */
  subject: z.record(z.string(), z.string()),
  sources: z.array(source),
})
export type Holding = z.output<typeof holding>

/** Fees, age and locked liquidity of a token, by its own arguments: nobody mints, stops, bars or raises a fee. */
export const tokenRisks = z.object({
  creator: address,
  createdAt: seconds,
  /** Its presale here; null where it has none. */
  sale: z.nullable(address),
  /** Hundredths of a percent of what the pair pays out now, and of what it is paid. */
  feeBuyNow: z.int(),
  feeSell: z.int(),
  /** Until when an added fee falls to 0; null without one. */
  protectedUntil: z.nullable(seconds),
  lpBurnEnabled: z.boolean(),
  /** Of the pair’s LP now: what nobody can ever take, and what is locked until `lockedUntil`; null if unknown. */
  burntBps: z.nullable(z.int()),
  lockedBps: z.nullable(z.int()),
  lockedUntil: z.nullable(seconds),
  hidden: z.boolean(),
})
