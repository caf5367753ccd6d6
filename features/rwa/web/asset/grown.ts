import type { ChartPoint } from '#platform/ui/chartPath.ts'

interface Paid {
  readonly time: number
  readonly amount: string
}

/** What was paid together, as it grew: steps from the newest payments back. `all`: together now; `from`: when it began. */
export function grown(newest: readonly Paid[], all: bigint, from: number): ChartPoint[] {
  const points: ChartPoint[] = []
  let sum = all
  for (const { time, amount } of newest) {
    points.unshift({ x: time, y: Number(sum) })
    sum -= BigInt(amount)
    points.unshift({ x: time, y: Number(sum) })
  }
  const begins = Math.min(from, newest.at(-1)?.time ?? from)
  return [{ x: begins, y: Number(sum) }, ...points]
}
