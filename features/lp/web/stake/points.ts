import { secondsADay } from '#platform/std/day.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import type { ChartPoint } from '#platform/ui/chartPath.ts'

import type { lpApi } from '../../api.ts'

type Day = Reply<typeof lpApi.oneStatistics>['history'][number]

/** Millionths of a whole coin: what a drawing can tell apart. */
const drawn = (units: string): number => Number(BigInt(units) / 10n ** 12n)

/** What was staked at the end of each day that changed anything, up to now. */
export function stakedPoints(history: readonly Day[], now: number): ChartPoint[] {
  const points = history.map(({ time, staked }) => ({ x: time + secondsADay, y: drawn(staked) }))
  const last = points.at(-1)
  return last === undefined || last.x >= now ? points : [...points, { x: now, y: last.y }]
}

/** Rewards paid since the first of these days, all together. */
export function paidPoints(history: readonly Day[], now: number): ChartPoint[] {
  let sum = 0
  const points = history.map(({ time, paid }) => ({
    x: time + secondsADay,
    y: (sum += drawn(paid)),
  }))
  return points.length === 0 || (points.at(-1)?.x ?? 0) >= now
    ? points
    : [...points, { x: now, y: sum }]
}
