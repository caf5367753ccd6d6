import { mulDivDown } from '#platform/std/amount.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import type { ChartPoint } from '#platform/ui/chartPath.ts'

import type { lpApi } from '../../api.ts'

type Value = Reply<typeof lpApi.oneStatistics>['values'][number]
type Held = Reply<typeof lpApi.amount>['held'][number]

/** Base units of USDT that a stake was worth at each time it had a price, from its first day on. */
export function stakeWorths(values: readonly Value[], held: readonly Held[]) {
  return values.flatMap(({ time, worth }) => {
    const level = held.findLast((one) => one.time <= time)
    if (level === undefined || level.staked === '0') return []
    return [{ time, worth: mulDivDown(BigInt(level.staked), BigInt(worth), 10n ** 18n) }]
  })
}

/**
 * Points of a plot that shows what moves: from a little below the least to the most. Null where nothing moves, or there
 * are too few: a flat line shows nothing.
 */
export function movingPoints(
  series: readonly { readonly time: number; readonly worth: bigint }[],
): ChartPoint[] | null {
  const [first] = series
  if (first === undefined || series.length < 3) return null
  const [least, most] = series.reduce(
    ([low, high], { worth }) => [worth < low ? worth : low, worth > high ? worth : high],
    [first.worth, first.worth],
  )
  // Less than a thousandth is no movement that anyone could see.
  if ((most - least) * 1_000n <= most) return null
  const ground = least - (most - least) / 4n
  return series.map(({ time, worth }) => ({ x: time, y: Number(worth - ground) }))
}
