import { area, curveLinear, line } from 'd3-shape'

export interface ChartPoint {
  readonly x: number
  readonly y: number
}

export interface ChartPaths {
  readonly line: string
  readonly area: string
  /** The position of a data point in the drawing. */
  place(point: ChartPoint): ChartPoint
}

/**
 * The line through the points and the area under it, in a drawing of width × height units.
 * y begins at 0; a flat or empty series lies on the ground.
 */
export function chartPaths(
  points: readonly ChartPoint[],
  width: number,
  height: number,
): ChartPaths {
  const xs = points.map((point) => point.x)
  const left = Math.min(...xs)
  const span = Math.max(...xs) - left
  const top = Math.max(0, ...points.map((point) => point.y))
  const x = (value: number): number => round(span > 0 ? ((value - left) / span) * width : 0)
  const y = (value: number): number => round(top > 0 ? height - (value / top) * height : height)
  const drawn = points.map((point): [number, number] => [x(point.x), y(point.y)])
  return {
    line: line().curve(curveLinear)(drawn) ?? '',
    area: area().curve(curveLinear).y0(height)(drawn) ?? '',
    place: (point) => ({ x: x(point.x), y: y(point.y) }),
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
