import type { ReactNode } from 'react'

import { classes } from './classes.ts'
import { stonesOf } from './stones.ts'

export interface StoneRingProps {
  /** Parts of a whole, each with its fill; a part smaller than a stone has one. */
  readonly parts: readonly { readonly amount: bigint; readonly fill: string }[]
  readonly stones?: number
  readonly className?: string
  /** A line across the ring at this part of the whole, of 10,000. */
  readonly mark?: number
  /** In its middle. The ring itself is hidden from a screen reader: the figures are texts beside or inside it. */
  readonly children?: ReactNode
}

/** Of the square that it is drawn in. */
const side = 100
const thickness = 9

/** Parts of a whole as a ring of stones, from the top, clockwise. */
export function StoneRing({ parts, stones = 48, className, mark, children }: StoneRingProps) {
  const counts = stonesOf(
    parts.map(({ amount }) => amount),
    stones,
  )
  const fills = parts.flatMap(({ fill }, part) => Array.from({ length: counts[part]! }, () => fill))
  const middle = side / 2
  const width = (Math.PI * (side - 2 * thickness) * 0.72) / stones
  return (
    <div className={classes('relative aspect-square shrink-0', className)}>
      <svg
        viewBox={`0 0 ${side} ${side}`}
        aria-hidden="true"
        className="size-full overflow-visible"
      >
        <g>
          {Array.from({ length: stones }, (_, stone) => (
            <rect
              key={stone}
              x={middle - width / 2}
              y={0}
              width={width}
              height={thickness}
              rx={1}
              transform={`rotate(${((stone + 0.5) * 360) / stones} ${middle} ${middle})`}
              className={fills[stone] ?? 'fill-line'}
            />
          ))}
        </g>
        {mark !== undefined && (
          <path
            d={`M${middle} -3V${thickness + 3}`}
            strokeWidth="1.6"
            transform={`rotate(${(mark * 360) / 10_000} ${middle} ${middle})`}
            className="stroke-ink"
          />
        )}
      </svg>
      {children !== undefined && (
        <div className="absolute inset-[14%] flex flex-col items-center justify-center text-center">
          {children}
        </div>
      )}
    </div>
  )
}
