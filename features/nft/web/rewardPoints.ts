import { earnedAt, type Earning } from '#platform/std/earning.ts'
import type { ChartPoint } from '#platform/ui/chartPath.ts'

/** TES as a number for drawing only; never for money. */
const drawn = (value: bigint): number => Number(value / 10n ** 12n) / 1e6

/** Reward over time: ground at the start, whole at the end. */
export const rewardPoints = (stake: Earning): ChartPoint[] =>
  [stake.start, stake.end].map((x) => ({ x, y: drawn(earnedAt(stake, x)) }))

/** The place of a moment on that curve; kept inside the chart. */
export function rewardPointAt(stake: Earning, now: number): ChartPoint {
  const x = Math.max(stake.start, Math.min(now, stake.end))
  return { x, y: drawn(earnedAt(stake, x)) }
}

/** All stakes of an account together: the line bends where one begins or ends. */
export function totalPoints(stakes: readonly Earning[]): ChartPoint[] {
  const times = stakes.flatMap(({ start, end }) => [start, end])
  return [...new Set(times)].toSorted((a, b) => a - b).map((x) => ({ x, y: totalAt(stakes, x) }))
}

/** The place of a moment on that line; null without a line. */
export function totalPointAt(stakes: readonly Earning[], now: number): ChartPoint | null {
  const times = stakes.flatMap(({ start, end }) => [start, end])
  if (times.length === 0) return null
  const x = Math.max(Math.min(...times), Math.min(now, Math.max(...times)))
  return { x, y: totalAt(stakes, x) }
}

const totalAt = (stakes: readonly Earning[], at: number): number =>
  drawn(stakes.reduce((sum, stake) => sum + earnedAt(stake, at), 0n))
