import { area, curveLinear, line } from 'd3-shape'

export interface ChartPoint {
  readonly x: number
  readonly y: number
}

export interface ChartPaths {
  readonly line: string
  readonly area: string
  /** From the last point through those that follow; empty without them. */
  readonly ahead: string
  /** The position of a data point in the drawing. */
  place(point: ChartPoint): ChartPoint
}

/**
 * The line through the points and the area under it, in a drawing of width × height units.
 * y begins at 0; a flat or empty series lies on the ground. The scale is that of the points and of those that follow.
 */
export function chartPaths(
  points: readonly ChartPoint[],
  width: number,
  height: number,
  following: readonly ChartPoint[] = [],
): ChartPaths {
  const all = [...points, ...following]
  const xs = all.map((point) => point.x)
  const left = Math.min(...xs)
  const span = Math.max(...xs) - left
  const top = Math.max(0, ...all.map((point) => point.y))
  const x = (value: number): number => round(span > 0 ? ((value - left) / span) * width : 0)
  const y = (value: number): number => round(top > 0 ? height - (value / top) * height : height)
  const placed = (list: readonly ChartPoint[]) =>
    list.map((point): [number, number] => [x(point.x), y(point.y)])
  const drawn = placed(points)
  return {
    line: line().curve(curveLinear)(drawn) ?? '',
    area: area().curve(curveLinear).y0(height)(drawn) ?? '',
    ahead:
      following.length === 0
        ? ''
        : (line().curve(curveLinear)(placed([...points.slice(-1), ...following])) ?? ''),
    place: (point) => ({ x: x(point.x), y: y(point.y) }),
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
