import { classes } from '#platform/ui/classes.ts'

import { linePoints } from './linePoints.ts'

const [width, height] = [96, 28]

export interface DayLineProps {
  /** Prices in equal steps of time, oldest first. */
  readonly day: readonly string[]
  readonly className: string
}

/**
 * The price of 24 hours as a line: a picture of the change that is a text beside it. Nothing for less than two prices.
 */
export function DayLine({ day, className }: DayLineProps) {
  const prices = day.map(BigInt)
  const [first, last] = [prices[0], prices.at(-1)]
  if (first === undefined || last === undefined || prices.length < 2) return null
  return (
    <svg
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      <polyline
        points={linePoints(prices, width, height)}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.6"
        strokeLinejoin="round"
        className={classes(
          'fill-none',
          last > first ? 'stroke-verdigris' : last < first ? 'stroke-terra' : 'stroke-faint',
        )}
      />
    </svg>
  )
}
