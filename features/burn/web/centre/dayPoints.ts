import { secondsADay } from '#platform/std/day.ts'
import type { ItemOf } from '#platform/web/pages.ts'
import type { ChartPoint } from '#platform/ui/chartPath.ts'

import type { burnApi } from '../../api.ts'
import type { Mining } from '../mining.ts'

export type Day = ItemOf<typeof burnApi.dayPage>

interface Level {
  readonly x: number
  readonly units: bigint
}

/** In ten-thousandths of the most. */
function scaled(levels: readonly Level[]): ChartPoint[] {
  const top = levels.reduce((most, { units }) => (units > most ? units : most), 0n)
  return levels.map(({ x, units }) => ({
    x,
    y: top === 0n ? 0 : Number((units * 10_000n) / top),
  }))
}

/** One amount at the end of each day, earliest first; of days newest first. Nothing without a second day, or without anything. */
export function levelPoints(
  days: readonly Day[],
  unitsOf: (day: Day) => bigint,
): readonly ChartPoint[] {
  const points = scaled(days.map((day) => ({ x: day.to, units: unitsOf(day) })).toReversed())
  return points.length > 1 && points.some(({ y }) => y > 0) ? points : []
}

/** What a day emitted, as if mining had had all of it: the first and the last have only a part. */
export const fullDay = ({ pool, from, to }: Pick<Day, 'pool' | 'from' | 'to'>): bigint =>
  to > from ? (BigInt(pool) * BigInt(secondsADay)) / BigInt(to - from) : 0n

interface PoolPoints {
  readonly points: readonly ChartPoint[]
  readonly ahead: readonly ChartPoint[]
}

/** How far a period that has not begun is drawn, seconds. */
const beyond = 30 * secondsADay

/**
 * The daily pool until now, and what follows: that of the period to its end, then that of the next one, which is nothing
 * until it is set aside.
 */
export function poolPoints(
  days: readonly Day[],
  { period, next }: Pick<Mining, 'period' | 'next'>,
  now: number,
): PoolPoints {
  const past = days.map((day) => ({ x: day.to, units: fullDay(day) })).toReversed()
  const last = past.at(-1)
  if (last === undefined) return { points: [], ahead: [] }
  const runs = period !== null && now < period.end
  const following = runs
    ? [
        { x: period.end, units: BigInt(period.dailyPool) },
        { x: period.end, units: next.isOpen ? BigInt(next.dailyPool) : 0n },
        { x: period.end + beyond, units: next.isOpen ? BigInt(next.dailyPool) : 0n },
      ]
    : []
  const first = days.at(-1)!
  const all = scaled([{ x: first.from, units: past[0]!.units }, ...past, ...following])
  const points = all.slice(0, past.length + 1)
  return points.some(({ y }) => y > 0)
    ? { points, ahead: all.slice(past.length + 1) }
    : { points: [], ahead: [] }
}

/** Of the last seven days, earliest first. */
export const weekOf = (days: readonly Day[]): readonly Day[] => days.slice(0, 7).toReversed()

export const paidToAll = ({ paidToMiners, paidToNodes }: Day): bigint =>
  BigInt(paidToMiners) + BigInt(paidToNodes)

export const paidToMe = ({ mine }: Day): bigint => BigInt(mine?.paid ?? '0')
