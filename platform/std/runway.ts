import { mulDivDown } from './amount.ts'

/** The longest that is spoken of: a hundred years, in days. */
const longest = 36_500n

/** Seconds of the time whose pace is spoken of. */
export const thirtyDays = 30 * 86_400

/** Whole days that a free reserve lasts at the pace of the last 30 days; null without a pace. */
export function runwayDays(free: bigint, paidLast30Days: bigint): number | null {
  if (paidLast30Days === 0n) return null
  const days = mulDivDown(free, 30n, paidLast30Days)
  return Number(days < longest ? days : longest)
}
