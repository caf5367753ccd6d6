import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { Icon } from './Icon.tsx'

export interface DisclosureProps {
  readonly title: ReactNode
  /** A summary of its content, shown before it is opened. */
  readonly note?: ReactNode
  readonly children: ReactNode
  /** Open from the start. */
  readonly opened?: boolean
}

/**
 * A line between hairlines that opens its content; that is rendered on opening. The browser opens it, also before the
 * app runs: `ui.css` holds a place for the content until then.
 */
export function Disclosure({ title, note, children, opened = false }: DisclosureProps) {
  const [open, setOpen] = useState(opened)
  const fold = useRef<HTMLDetailsElement>(null)
  // Opened on a prerendered page, it was opened before anything listened.
  useLayoutEffect(() => setOpen(fold.current?.open === true), [])
  return (
    <details
      ref={fold}
      open={opened}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      suppressHydrationWarning
      className="fold border-y border-line [.fold+&]:border-t-0"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-[1_1_40%] [overflow-wrap:anywhere]">{title}</span>
        {note !== undefined && <span className="num font-normal text-soft">{note}</span>}
        <Icon name="down" size={16} className="text-soft" />
      </summary>
      {open && children}
    </details>
  )
}
