import { secondsADay } from '#platform/std/day.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import type { ChartPoint } from '#platform/ui/chartPath.ts'

import type { lpApi } from '../../api.ts'

type Day = Reply<typeof lpApi.oneStatistics>['history'][number]

interface Level {
  readonly x: number
  readonly units: bigint
}

/** The stake at the end of each day, up to now. */
export const stakedPoints = (history: readonly Day[], now: number): ChartPoint[] =>
  drawn(heldUntilNow(history, now, ({ staked }) => BigInt(staked)))

/** Rewards paid since the first of these days, all together. */
export function paidPoints(history: readonly Day[], now: number): ChartPoint[] {
  let sum = 0n
  return drawn(heldUntilNow(history, now, ({ paid }) => (sum += BigInt(paid))))
}

/** A day that changes nothing is not among them: it is as the one before, up to the beginning of the next that does. */
function heldUntilNow(days: readonly Day[], now: number, unitsOf: (day: Day) => bigint): Level[] {
  const levels: Level[] = []
  const hold = (x: number): void => {
    const last = levels.at(-1)
    if (last !== undefined && last.x < x) levels.push({ x, units: last.units })
  }
  for (const day of days) {
    hold(day.time)
    levels.push({ x: Math.min(day.time + secondsADay, now), units: unitsOf(day) })
  }
  hold(now)
  return levels
}

/** In ten-thousandths of the most there was: all of one pool's liquidity is less than a millionth LP. */
function drawn(levels: readonly Level[]): ChartPoint[] {
  const most = levels.reduce((high, { units }) => (units > high ? units : high), 0n)
  return levels.map(({ x, units }) => ({
    x,
    y: most === 0n ? 0 : Number((units * 10_000n) / most),
  }))
}
