import type { ChartPoint } from '#platform/ui/chartPath.ts'

import type { SalePoint } from '../../marketShapes.ts'

/** Whole USDT and cents are exact enough for a drawing. */
const place = ({ time, worth }: Pick<SalePoint, 'time' | 'worth'>): ChartPoint => ({
  x: time,
  y: Number(BigInt(worth) / 10_000n) / 100,
})

/** Each sale as a dot, and a line that keeps a price until the next sale. */
export function chartPoints(points: readonly Pick<SalePoint, 'time' | 'worth'>[]): {
  line: ChartPoint[]
  dots: ChartPoint[]
} {
  const dots = points.map(place)
  const line = dots.flatMap((dot, index) => {
    const before = dots[index - 1]
    return before === undefined ? [dot] : [{ x: dot.x, y: before.y }, dot]
  })
  return { line, dots }
}
