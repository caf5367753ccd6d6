import { classes } from '#platform/ui/classes.ts'
import { Field } from '#platform/ui/Field.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { dateOf, day, daysUntil, offered, typedDays } from '../days.ts'
import { makeTexts as texts } from '../textMake.ts'

export interface DaysFieldProps {
  /** As it was typed; `''` for none. */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly most: number
  /** Missing input is shown too. */
  readonly pressed: boolean
  /** The end may stay as it is: a chip that stands for no days. */
  readonly keep?: true
  /** Unix seconds of the earliest end: fewer days are not offered. */
  readonly from?: number
}

/** For how many days: usual ones, any number of them, or until a date. */
export function DaysField({ value, onChange, most, pressed, keep, from = 0 }: DaysFieldProps) {
  const t = useText()
  const now = useChainNow()
  const [other, setOther] = useState(false)
  const typed = typedDays(value, most)
  const fault = 'fault' in typed && (pressed || value !== '') ? typed.fault : null
  const error = fault === null || (keep && value === '') ? null : t(fault.text, fault.values)
  const chips = [
    ...(keep ? [{ key: 'keep', label: t(texts.keep), days: '' }] : []),
    ...offered(now, from).map((days) => ({
      key: String(days),
      label: t(texts.daysOf, { days }),
      days: String(days),
    })),
    { key: 'other', label: t(texts.other), days: null },
  ]
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="float-left mb-2 font-semibold">{t(texts.days)}</legend>
      <div className="clear-left grid grid-cols-3 gap-2 max-[300px]:grid-cols-2">
        {chips.map(({ key, label, days }) => {
          const checked = days === null ? other : !other && value === days
          return (
            <label
              key={key}
              className={classes(
                'num relative flex min-h-11 min-w-0 cursor-pointer items-center justify-center rounded-md border px-1 text-center font-semibold transition-colors',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis',
                checked ? 'border-lapis bg-lapis-wash text-lapis' : 'border-line bg-surface',
              )}
            >
              <input
                type="radio"
                name="days"
                className="sr-only"
                checked={checked}
                onChange={() => {
                  setOther(days === null)
                  if (days !== null) onChange(days)
                }}
              />
              <span>{label}</span>
            </label>
          )
        })}
      </div>
      {other ? (
        <div className="grid gap-3 min-[340px]:grid-cols-2">
          <Field
            label={t(texts.days)}
            inputMode="numeric"
            autoComplete="off"
            className="num"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            error={error}
            hint={t(texts.daysHint, { most })}
          />
          <Field
            label={t(texts.untilDate)}
            type="date"
            className="num"
            min={dateOf(Math.max(now + day, from))}
            max={dateOf(now + most * day)}
            value={'days' in typed ? dateOf(now + typed.days * day) : ''}
            onChange={(event) => {
              const days = daysUntil(event.target.value, now)
              if (days !== null) onChange(String(days))
            }}
          />
        </div>
      ) : (
        error !== null && (
          <p role="alert" className="text-terra">
            {error}
          </p>
        )
      )}
    </fieldset>
  )
}
