import { type ReactNode, useState } from 'react'

import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export interface DisclosureProps {
  readonly title: ReactNode
  /** What it holds, said before it is opened. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A line between hairlines that opens what belongs to it; that is drawn once it is asked for. */
export function Disclosure({ title, note, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-y border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{title}</span>
        {note !== undefined && <span className="num font-normal text-soft">{note}</span>}
        <Icon name="down" size={16} className={classes('text-soft', open && 'rotate-180')} />
      </summary>
      {open && children}
    </details>
  )
}
