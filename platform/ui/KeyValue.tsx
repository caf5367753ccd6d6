import type { ReactNode } from 'react'

import { classes } from './classes.ts'

export interface KeyValueRow {
  readonly label: string
  readonly value: ReactNode
  readonly tone?: 'plain' | 'good' | 'value' | 'danger' | undefined
  /** The value takes the whole width below its label: full addresses. */
  readonly wide?: boolean
}

const tones = { plain: '', good: 'text-verdigris', value: 'text-gold', danger: 'text-terra' }

/** Soft labels on the left, the facts on the right; long facts break inside their own column, and stand below their label where a figure would break. */
export function KeyValue({ rows }: { rows: readonly KeyValueRow[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(56%)_minmax(0,1fr)] gap-x-4 gap-y-2.5 max-[300px]:grid-cols-[minmax(0,1fr)]">
      {rows.map((row, index) => (
        <div
          // Two arguments of a call may have one name.
          key={`${index}:${row.label}`}
          className={classes(
            'col-span-2 max-[300px]:col-span-1',
            row.wide !== true && 'grid grid-cols-subgrid items-baseline',
          )}
        >
          <dt className="text-soft">{row.label}</dt>
          <dd
            className={classes(
              'num min-w-0 font-semibold [overflow-wrap:anywhere]',
              row.wide !== true && 'text-right max-[300px]:text-left',
              tones[row.tone ?? 'plain'],
            )}
          >
            {row.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
