import type { ReactNode } from 'react'

import { BigAmount } from './BigAmount.tsx'

/** A figure with a soft label above it and, where needed, a line below. */
export function Figure({
  label,
  value,
  note,
}: {
  label: string
  value: ReactNode
  note?: ReactNode
}) {
  return (
    <div className="flex min-w-0 flex-col overflow-x-clip [overflow-clip-margin:4px]">
      <span className="text-soft">{label}</span>
      {typeof value === 'string' ? (
        <BigAmount text={value} />
      ) : (
        <span className="num font-display text-xl font-semibold [overflow-wrap:anywhere]">
          {value}
        </span>
      )}
      {note !== undefined && <span className="text-xs text-soft">{note}</span>}
    </div>
  )
}
