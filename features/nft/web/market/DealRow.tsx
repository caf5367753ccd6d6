import type { ReactNode } from 'react'

export interface DealRowProps {
  readonly leading: ReactNode
  readonly title: ReactNode
  /** Soft lines below the title. */
  readonly notes: readonly ReactNode[]
  readonly trailing: ReactNode
  /** The state in a word or two. */
  readonly chip: ReactNode
  /** The present actions. */
  readonly actions?: ReactNode
}

/** A deal that waits, or waited: kind, amount, state, and next action. */
export function DealRow({ leading, title, notes, trailing, chip, actions }: DealRowProps) {
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        {leading}
        <div className="min-w-0 flex-[1_1_104px]">
          <div className="num overflow-x-clip font-semibold [overflow-clip-margin:4px] [overflow-wrap:anywhere]">
            {title}
          </div>
          {notes.map((note, index) => (
            <div key={index} className="num text-xs text-soft [overflow-wrap:anywhere]">
              {note}
            </div>
          ))}
        </div>
        <div className="ml-auto flex max-w-full flex-col items-end gap-1 text-right">
          <span className="num font-semibold [overflow-wrap:anywhere]">{trailing}</span>
          {chip}
        </div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
    </li>
  )
}
