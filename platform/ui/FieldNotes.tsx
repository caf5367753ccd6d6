import type { ReactNode } from 'react'

export interface FieldNotesProps {
  /** Of the input that they speak of. */
  readonly id: string
  readonly error?: string | null | undefined
  readonly hint?: ReactNode
}

/** Ids of what stands beside an input, for its `aria-describedby`. */
export function notesOf({ id, error, hint }: FieldNotesProps): string | undefined {
  const notes = [isWrong(error) && `${id}-error`, hint !== undefined && `${id}-hint`]
  return notes.filter(Boolean).join(' ') || undefined
}

export const isWrong = (error: string | null | undefined): boolean =>
  error !== undefined && error !== null && error !== ''

/** What is wrong with an input, and what helps to fill it. */
export function FieldNotes({ id, error, hint }: FieldNotesProps) {
  return (
    <>
      {isWrong(error) && (
        <p id={`${id}-error`} role="alert" className="text-terra">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div
          id={`${id}-hint`}
          className="overflow-x-clip text-xs text-soft [overflow-clip-margin:4px]"
        >
          {hint}
        </div>
      )}
    </>
  )
}
