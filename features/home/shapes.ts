import { address, amount, seconds } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/** A coin of the exchange, in numbers. Worths are base units of USDT; null is what nobody tells. */
export const coinFigures = z.object({
  symbol: z.string(),
  name: z.string(),
  /** null for the chain's own coin. */
  address: z.nullable(address),
  /** Its contract in pools: that of the wrapped coin for the chain's own. */
  token: address,
  /** null where the coin says nothing that amounts can be read by. */
  decimals: z.nullable(z.int()),
  /** Base units of USDT for one whole coin, times 10^12, as its deepest pool stands: shown, never what money is decided by. */
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
  /** The total less what lies in reserves of rewards and where nobody can take it. */
  circulating: z.nullable(amount),
  /** What circulates, at the price; null too where less than 1 % of it lies in the pool that prices the coin. */
  marketCap: z.nullable(amount),
  /** That is why there is none. */
  thinPool: z.boolean(),
  /** Both sides of its pools, at the last change of each. */
  liquidity: amount,
  volume24h: amount,
  /** Addresses that signed a swap of it. */
  traders24h: z.int(),
  /** Whose symbol or name its own is drawn like: the older coin, or one of the deployment. */
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
      /** null where the coin says nothing readable. */
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

/** What swaps made of the price in a stretch of time. */
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

/** The average that contracts ask where money is decided. */
export const average = z.object({
  priceE12: amount,
  /** Until when it was measured. */
  updatedAt: seconds,
  /** Too old: what is sold at this price is not sold until somebody has renewed it. */
  stale: z.boolean(),
  source,
})

/** What lies ready for promises. */
export const poolHealth = z.object({
  /** cards · lp · terms · purchases */
  what: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  /** Base units. */
  reserve: amount,
  promised: amount,
  /** Not promised to anybody. */
  free: amount,
  /** All that is promised lies there. */
  funded: z.boolean(),
  /**
   * By what its days are reckoned. pace: what is free, at what was paid in the last 30 days · stream: all of it lies there,
   * until its end · daily: what is free, at the most that a day may promise · null: it has no days, and pays what it has
   * promised as that is asked for
   */
  reckoned: z.nullable(z.enum(['pace', 'stream', 'daily'])),
  /** Whole days that it lasts; null where nothing tells. */
  runwayDays: z.nullable(z.int()),
  sources: z.array(source),
})
export type PoolHealth = z.output<typeof poolHealth>
