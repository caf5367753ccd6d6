import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

import { classes } from './classes.ts'
import { FieldNotes, isWrong, notesOf } from './FieldNotes.tsx'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  /** What is wrong with it, beside it. */
  readonly error?: string | null | undefined
  readonly hint?: ReactNode
  /** Inside the field's right end, e.g. a paste button. */
  readonly trailing?: ReactNode
  readonly hideLabel?: boolean
}

export function Field(props: FieldProps) {
  const { label, error, hint, trailing, hideLabel = false, className, id: passed, ...input } = props
  const made = useId()
  const id = passed ?? made
  const wrong = isWrong(error)
  const beside = { id, error, hint }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        <span>{label}</span>
        {input.required === true && <span aria-hidden="true"> *</span>}
      </label>
      <div
        className={classes(
          'flex min-h-12 items-center rounded-md border bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-lapis',
          wrong ? 'border-terra' : 'border-edge',
        )}
      >
        <input
          {...input}
          id={id}
          aria-invalid={wrong || undefined}
          aria-describedby={notesOf(beside)}
          className={classes(
            'min-h-11 w-full min-w-0 bg-transparent px-3 text-base outline-none placeholder:text-faint',
            className,
          )}
        />
        {trailing}
      </div>
      <FieldNotes {...beside} />
    </div>
  )
}
