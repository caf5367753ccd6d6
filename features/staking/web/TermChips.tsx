import { classes } from '#platform/ui/classes.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'

import type { Term } from './plans.ts'
import { stakingTexts as texts } from './text.ts'

export interface TermChipsProps {
  readonly terms: readonly Term[]
  /** Days. */
  readonly value: number | null
  readonly onChange: (days: number) => void
}

/** A chip per term: its days and its APR. */
export function TermChips({ terms, value, onChange }: TermChipsProps) {
  const t = useText()
  const formats = useFormats()
  const apr = ({ aprBps, most }: Term): string =>
    most === '0'
      ? t(texts.reserveShort)
      : aprBps === null
        ? t(texts.noPrice)
        : formats.percent(aprBps)
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="float-left mb-2 flex w-full items-baseline justify-between gap-3">
        <span className="font-semibold">{t(texts.days)}</span>
        <span className="text-soft">{t(earningTexts.apr)}</span>
      </legend>
      {terms.map((term) => {
        const { days, most } = term
        const open = most !== '0'
        return (
          <label
            key={days}
            className={classes(
              'num relative flex min-h-14 min-w-14 flex-1 flex-col items-center justify-center rounded-md border px-1 py-2 text-center transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis',
              value === days ? 'border-lapis bg-lapis-wash' : 'border-line bg-surface',
              open ? 'cursor-pointer' : 'cursor-not-allowed',
            )}
          >
            <input
              type="radio"
              name="days"
              className="sr-only"
              aria-label={`${t(texts.daysOf, { days })}, ${apr(term)}`}
              disabled={!open}
              checked={value === days}
              onChange={() => onChange(days)}
            />
            <span
              aria-hidden="true"
              className={classes('font-semibold whitespace-nowrap', !open && 'text-faint')}
            >
              {t(texts.daysShort, { days })}
            </span>
            <span aria-hidden="true" className={open ? 'text-xs text-soft' : 'text-xs text-faint'}>
              {apr(term)}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
