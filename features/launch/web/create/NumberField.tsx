import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/Field.tsx'

import { type NumberKey } from './fields.ts'
import type { FormState } from './useForm.ts'
import { fieldTexts } from './textFields.ts'
import { formTexts as texts } from './textForm.ts'

interface NumberFieldProps {
  readonly form: FormState
  readonly field: NumberKey
}

/** A number with its unit inside the field, what it does and its limits below. */
export function NumberField({ form, field }: NumberFieldProps) {
  const t = useText()
  const coin = nativeSymbol()
  const { label, means } = fieldTexts[field]
  const { least, most, unit } = form.limits[field]
  const shownUnit = {
    tokens: '',
    percent: '%',
    trx: coin,
    shares: '',
    minutes: '',
    hours: '',
    days: '',
  }
  const fault = form.faultOf(field)
  return (
    <Field
      label={t(label)}
      inputMode={unit === 'shares' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="num"
      value={form.typed[field]}
      onChange={({ target }) => form.set(field, target.value)}
      error={fault}
      hint={
        <>
          <span>{t(means, { coin })}</span>{' '}
          <span className="num">{t(texts.limits, { least: least.shown, most: most.shown })}</span>
        </>
      }
      trailing={shownUnit[unit] !== '' && <span className="pr-3 text-soft">{shownUnit[unit]}</span>}
    />
  )
}
