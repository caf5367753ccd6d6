import type { ReactNode } from 'react'

/** The one action that is due, at the thumb; the screen keeps room for the bar at its end. */
export function StickyBar({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div
      data-bar={note === undefined ? '' : 'note'}
      className="fixed inset-x-0 bottom-0 z-20 mx-auto w-full max-w-column border-t border-line bg-ground min-[481px]:border-x px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]"
    >
      {note !== undefined && <div className="mb-2 text-center text-xs text-soft">{note}</div>}
      <div className="flex gap-3">{children}</div>
    </div>
  )
}
