import { unitsOrWhy } from '#platform/std/amount.ts'

/** Hundredths of a percent. */
export interface SlippageBounds {
  readonly default: number
  readonly least: number
  readonly most: number
}

/** Common choices; only those within the bounds are offered. */
export const usualSlippages = ({ least, most }: SlippageBounds): readonly number[] =>
  [10, 50, 100].filter((bps) => bps >= least && bps <= most)

/** Percent as typed → hundredths of a percent; null where it is none, or beyond the bounds. */
export function typedSlippage(typed: string, { least, most }: SlippageBounds): number | null {
  const units = unitsOrWhy(typed, 2)
  if (typeof units === 'string' || units > BigInt(most) || units < BigInt(least)) return null
  return Number(units)
}

/** An amount less the slippage, rounded down: the minimum. */
export const lessBy = (amount: bigint, bps: number): bigint =>
  (amount * BigInt(10_000 - bps)) / 10_000n
