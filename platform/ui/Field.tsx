import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

import { classes } from './classes.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { isWrong, notesOf } from './FieldNotes.tsx'

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
  const beside = { id: passed ?? made, error, hint }
  return (
    <FieldFrame
      {...beside}
      label={label}
      hideLabel={hideLabel}
      required={input.required}
      trailing={trailing}
    >
      <input
        {...input}
        id={beside.id}
        aria-invalid={isWrong(error) || undefined}
        aria-describedby={notesOf(beside)}
        className={classes(
          'min-h-11 w-full min-w-0 bg-transparent px-3 text-base outline-none placeholder:text-faint',
          className,
        )}
      />
    </FieldFrame>
  )
}
