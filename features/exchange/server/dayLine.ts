import type { HourlyClose } from './candleReads.ts'
import { recentSeconds } from './expiry.ts'

const hour = 3_600

/**
 * The price at the beginning of the last 24 hours, at the end of each clock hour that they touch, and now: 26 in equal
 * steps. An hour without a swap has the price before it. Times before the first swap are left out, and a coin that was
 * never swapped has only the present price.
 */
export function dayLine(
  closes: readonly HourlyClose[],
  before: bigint | null,
  live: bigint,
  now: number,
): readonly bigint[] {
  const since = now - recentSeconds
  const first = since - (since % hour)
  const byHour = new Map(closes.map(({ time, close }) => [time, close]))
  const line: bigint[] = before === null ? [] : [before]
  for (let i = 0; i < recentSeconds / hour; i++) {
    const price = byHour.get(first + i * hour) ?? line.at(-1)
    if (price !== undefined) line.push(price)
  }
  return [...line, live]
}
