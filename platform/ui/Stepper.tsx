import { wholeNumber } from '#platform/std/amount.ts'
import { type ReactNode, useId } from 'react'

import { classes } from './classes.ts'
import { FieldNotes, isWrong, notesOf } from './FieldNotes.tsx'
import { IconButton } from './IconButton.tsx'

export interface StepperProps {
  readonly label: string
  /** As it is typed: who reads it refuses what is no whole number, so that of 1.5 no 15 is made. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** What the buttons stop at; more may be typed, and is answered beside the field. */
  readonly max: number
  readonly fewerLabel: string
  readonly moreLabel: string
  readonly error?: string | null | undefined
  readonly hint?: ReactNode
}

/** A small whole number from 1, by a tap or typed. */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, max, fewerLabel, moreLabel, error, hint } = props
  const id = useId()
  const now = wholeNumber(value) ?? 0
  const wrong = isWrong(error)
  const beside = { id, error, hint }
  return (
    <div className="flex flex-col gap-1.5 pt-1">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <div
          className={classes(
            'flex items-center rounded-md border bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-lapis',
            wrong ? 'border-terra' : 'border-edge',
          )}
        >
          <IconButton
            icon="minus"
            size={20}
            label={fewerLabel}
            disabled={now <= 1}
            onClick={() => onChange(String(Math.max(1, now - 1)))}
          />
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={value}
            aria-invalid={wrong || undefined}
            aria-describedby={notesOf(beside)}
            onChange={({ target }) => onChange(target.value)}
            className="num min-h-11 w-12 bg-transparent text-center text-base font-semibold outline-none"
          />
          <IconButton
            icon="plus"
            size={20}
            label={moreLabel}
            disabled={now >= max}
            onClick={() => onChange(String(Math.min(max, now + 1)))}
          />
        </div>
      </div>
      <FieldNotes {...beside} />
    </div>
  )
}
