import { Field } from '#platform/ui/Field.tsx'
import { Stepper } from '#platform/ui/Stepper.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { mostDays } from '../../fields.ts'
import { energyTexts as texts } from '../text.ts'

const presets = [65_000, 130_000, 500_000]

interface TypedProps {
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** Energy a day, typed or by a tap. */
export function EnergyField({
  value,
  onChange,
  error,
}: TypedProps & { readonly error: string | null }) {
  const t = useText()
  const { number } = useFormats()
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t(texts.energy)}
        required
        inputMode="numeric"
        autoComplete="off"
        className="num"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        hint={t(texts.energyHint)}
      />
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{t(texts.presets)}</legend>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={value === String(preset)}
            className="num min-h-11 rounded-md border border-line px-3 text-sm font-semibold aria-pressed:border-lapis aria-pressed:bg-lapis-wash aria-pressed:text-lapis"
            onClick={() => onChange(String(preset))}
          >
            {number(preset)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

export function DaysField({ value, onChange, wrong }: TypedProps & { readonly wrong: boolean }) {
  const t = useText()
  return (
    <Stepper
      label={t(texts.days)}
      value={value}
      onChange={onChange}
      max={mostDays}
      fewerLabel={t(texts.fewer)}
      moreLabel={t(texts.more)}
      error={wrong ? t(texts.daysFault) : null}
    />
  )
}
