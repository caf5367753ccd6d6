import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export interface ListRowProps {
  readonly leading?: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly trailing?: ReactNode
  readonly trailingNote?: ReactNode
  /** Where a press leads; without it the row is plain. */
  readonly to?: string
}

/** A line of a list above a hairline; two lines of text at most on each side. */
export function ListRow({ leading, title, note, trailing, trailingNote, to }: ListRowProps) {
  const content = (
    <>
      {leading}
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{title}</span>
        {note !== undefined && <span className="num block text-xs text-soft">{note}</span>}
      </span>
      {(trailing !== undefined || trailingNote !== undefined) && (
        <span className="num max-w-3/5 shrink-0 overflow-x-clip text-right [overflow-wrap:anywhere]">
          <span className="block font-semibold">{trailing}</span>
          {trailingNote !== undefined && (
            <span className="block text-xs text-soft">{trailingNote}</span>
          )}
        </span>
      )}
      {to !== undefined && <Icon name="chevron" size={16} className="text-faint" />}
    </>
  )
  const look = 'flex min-h-15 items-center gap-3 border-t border-line py-2.5'
  return to === undefined ? (
    <div className={look}>{content}</div>
  ) : (
    <Link to={to} className={classes(look, 'transition-colors hover:bg-sunk')}>
      {content}
    </Link>
  )
}
