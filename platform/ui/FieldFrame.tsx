import type { ReactNode } from 'react'

import { classes } from './classes.ts'
import { FieldNotes, type FieldNotesProps, isWrong } from './FieldNotes.tsx'

export interface FieldFrameProps extends FieldNotesProps {
  readonly label: string
  readonly hideLabel?: boolean
  readonly required?: boolean | undefined
  /** Inside the field's right end, e.g. a paste button. */
  readonly trailing?: ReactNode
  readonly children: ReactNode
}

/** Label, edge and notes of a field of text. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hideLabel = false, required = false, trailing, children, error, hint } = props
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        <span>{label}</span>
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <div
        className={classes(
          'flex min-h-12 items-center rounded-md border bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-lapis',
          isWrong(error) ? 'border-terra' : 'border-edge',
        )}
      >
        {children}
        {trailing}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}
