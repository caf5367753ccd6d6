import { type TextareaHTMLAttributes, useId } from 'react'

import { classes } from './classes.ts'
import { FieldNotes, type FieldNotesProps, isWrong, notesOf } from './FieldNotes.tsx'

export interface TextAreaProps
  extends TextareaHTMLAttributes<HTMLTextAreaElement>, Omit<FieldNotesProps, 'id'> {
  readonly label: string
}

/** A field of several lines; it grows with what is written, where the browser can. */
export function TextArea({ label, error, hint, className, ...area }: TextAreaProps) {
  const id = useId()
  const wrong = isWrong(error)
  const beside = { id, error, hint }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        <span>{label}</span>
        {area.required === true && <span aria-hidden="true"> *</span>}
      </label>
      <textarea
        {...area}
        id={id}
        aria-invalid={wrong || undefined}
        aria-describedby={notesOf(beside)}
        className={classes(
          'min-h-28 w-full resize-none rounded-md border bg-surface px-3 py-2.5 text-base outline-none [field-sizing:content] placeholder:text-faint focus:outline-2 focus:outline-offset-1 focus:outline-lapis',
          wrong ? 'border-terra' : 'border-edge',
          className,
        )}
      />
      <FieldNotes {...beside} />
    </div>
  )
}
