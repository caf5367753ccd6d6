import { classes } from '#platform/ui/classes.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Verify } from '#platform/web/Verify.tsx'

import type { Source } from '#platform/std/source.ts'

import type { Term } from './plans.ts'
import { stakingTexts as texts } from './text.ts'

export interface TermChipsProps {
  readonly terms: readonly Term[]
  /** Days. */
  readonly value: number | null
  readonly onChange: (days: number) => void
  /** What the yearly figures are reckoned from. */
  readonly sources: readonly Source[]
}

/** A chip per term: its days, and what it earns carried over to a year. */
export function TermChips({ terms, value, onChange, sources }: TermChipsProps) {
  const t = useText()
  const formats = useFormats()
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="float-left col-span-2 font-semibold">{t(texts.days)}</legend>
      <span className="justify-self-end">
        <Verify of={t(texts.yearly)} source={sources} />
      </span>
      {terms.map(({ days, aprBps, most }) => {
        const open = most !== '0'
        return (
          <label
            key={days}
            className={classes(
              'flex min-h-14 flex-col justify-center gap-0.5 rounded-md border px-3 py-2 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis',
              value === days ? 'border-lapis bg-lapis-wash' : 'border-line bg-surface',
              open ? 'cursor-pointer' : 'cursor-not-allowed',
            )}
          >
            <input
              type="radio"
              name="days"
              className="sr-only"
              disabled={!open}
              checked={value === days}
              onChange={() => onChange(days)}
            />
            <span className={classes('font-semibold', !open && 'text-faint')}>
              {t(texts.daysOf, { days })}
            </span>
            <span className={classes('num text-xs', open ? 'text-verdigris' : 'text-faint')}>
              {!open
                ? t(texts.reserveShort)
                : aprBps === null
                  ? t(texts.noPrice)
                  : t(texts.aYear, { percent: formats.percent(aprBps) })}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
