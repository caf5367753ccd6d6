import { parseUnits } from '#platform/std/amount.ts'

/** Hundredths of a percent. */
export interface SlippageBounds {
  readonly default: number
  readonly least: number
  readonly most: number
}

/** What most people choose; only what the bounds take is offered. */
export const usualSlippages = ({ least, most }: SlippageBounds): readonly number[] =>
  [10, 50, 100].filter((bps) => bps >= least && bps <= most)

/** Percent as typed → hundredths of a percent; null where it is none, or beyond the bounds. */
export function typedSlippage(typed: string, { least, most }: SlippageBounds): number | null {
  const units = parseUnits(typed, 2)
  if (units === null || units > BigInt(most) || units < BigInt(least)) return null
  return Number(units)
}

/** So much less than an amount, rounded down: what is taken at least. */
export const lessBy = (amount: bigint, bps: number): bigint =>
  (amount * BigInt(10_000 - bps)) / 10_000n
