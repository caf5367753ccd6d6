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
  /** Where a press leads. */
  readonly to?: string
  /** What a press opens here; without either the row is plain. */
  readonly onPress?: () => void
}

/** A line of a list above a hairline; two lines of text at most on each side. */
export function ListRow(props: ListRowProps) {
  const { leading, title, note, trailing, trailingNote, to, onPress } = props
  const content = (
    <>
      {leading}
      {/* Where both sides have no room beside each other, the second goes below the first. */}
      <span className="flex min-w-0 grow flex-wrap items-center justify-end gap-x-3">
        <span className="min-w-0 flex-[1_1_80px]">
          <span className="block truncate font-semibold">{title}</span>
          {note !== undefined && (
            <span className="num block overflow-x-clip text-xs text-soft [overflow-wrap:anywhere]">
              {note}
            </span>
          )}
        </span>
        {(trailing !== undefined || trailingNote !== undefined) && (
          <span className="num max-w-full shrink-0 overflow-x-clip text-right [overflow-wrap:anywhere] min-[300px]:max-w-3/5">
            <span className="block font-semibold">{trailing}</span>
            {trailingNote !== undefined && (
              <span className="block text-xs text-soft">{trailingNote}</span>
            )}
          </span>
        )}
      </span>
      {(to ?? onPress) !== undefined && <Icon name="chevron" size={16} className="text-faint" />}
    </>
  )
  const look = 'flex min-h-15 items-center gap-3 border-t border-line py-2.5'
  const pressed = classes(look, 'transition-colors hover:bg-sunk')
  if (to !== undefined) {
    return (
      <Link to={to} className={pressed}>
        {content}
      </Link>
    )
  }
  if (onPress === undefined) return <div className={look}>{content}</div>
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classes(pressed, 'w-full text-left')}
      onClick={onPress}
    >
      {content}
    </button>
  )
}
