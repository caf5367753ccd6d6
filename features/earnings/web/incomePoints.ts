import { secondsADay } from '#platform/std/day.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import type { ChartPoint } from '#platform/ui/chartPath.ts'

import type { earningsApi } from '../api.ts'

type Series = Pick<Reply<typeof earningsApi.statistic>, 'before' | 'list'>

/** What had been earned in all when the first day began, and at the end of each day; of today, now. */
export function earnedPoints(
  { before, list }: Series,
  now: number,
): readonly { x: number; sum: bigint }[] {
  let sum = BigInt(before)
  const points = list.map((one) => ({
    x: Math.min(one.day + secondsADay, now),
    sum: (sum += BigInt(one.amount)),
  }))
  const [first] = list
  return first === undefined ? [] : [{ x: first.day, sum: BigInt(before) }, ...points]
}

/** Starts from the first value, so that additions are visible, however small they are beside it. */
export function drawnFrom(points: readonly { x: number; sum: bigint }[]): ChartPoint[] {
  const [first, last] = [points[0]?.sum ?? 0n, points.at(-1)?.sum ?? 0n]
  const span = last - first
  return points.map(({ x, sum }) => ({
    x,
    y: span === 0n ? 0 : Number(((sum - first) * 10_000n) / span),
  }))
}
