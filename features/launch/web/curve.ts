import { mulDivUp } from '#platform/std/amount.ts'
import type { ChartPoint } from '#platform/ui/chartPath.ts'

/** The curve of the internal market: whole shares, of which the n-th costs `first × (1 + n ÷ shares)`. */
export interface Curve {
  /** sun of the first share. */
  readonly first: bigint
  /** How many shares it has. */
  readonly shares: bigint
}

/** sun in the reserve once so many shares are sold: `⌈first × (x + x² ÷ 2N)⌉`, exact whatever the order. */
export const reserveAt = ({ first, shares }: Curve, sold: bigint): bigint =>
  shares === 0n ? 0n : mulDivUp(first, 2n * shares * sold + sold * sold, 2n * shares)

/** sun that so many more shares cost. */
export const costOf = (curve: Curve, sold: bigint, count: bigint): bigint =>
  reserveAt(curve, sold + count) - reserveAt(curve, sold)

/** sun that so many shares pay when they are sold back. */
export const proceedsOf = (curve: Curve, sold: bigint, count: bigint): bigint =>
  reserveAt(curve, sold) - reserveAt(curve, sold - count)

/** sun of the curve where so many are sold, rounded down: `first × (1 + x ÷ N)`. */
export const priceAt = ({ first, shares }: Curve, sold: bigint): bigint =>
  shares === 0n ? first : (first * (shares + sold)) / shares

/** Hundredths of a percent by which the price moves when it goes from one number of sold shares to another. */
export const impactBps = (curve: Curve, from: bigint, to: bigint): number => {
  const before = priceAt(curve, from)
  return before === 0n ? 0 : Number(((priceAt(curve, to) - before) * 10_000n) / before)
}

/** How many more shares this much sun buys, at most so many: C grows with each share, so the most is found by halving. */
export function affordable(curve: Curve, sold: bigint, sun: bigint, most: bigint): bigint {
  let [low, high] = [0n, most]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (costOf(curve, sold, middle) <= sun) low = middle
    else high = middle - 1n
  }
  return low
}

/** For a chart: the price in TRX at so many sold shares. */
export const pointAt = (curve: Curve, sold: bigint): ChartPoint => ({
  x: Number(sold),
  y: Number(priceAt(curve, sold)) / 1e6,
})
