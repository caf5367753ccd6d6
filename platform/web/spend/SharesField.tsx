import { Field } from '#platform/ui/Field.tsx'
import { IconButton } from '#platform/ui/IconButton.tsx'
import { useText } from '../i18n.tsx'
import { sharesOf } from './shares.ts'
import { spendTexts as texts } from './text.ts'

interface SharesFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  /** What the buttons stop at; more may be typed, and is answered beside the field. */
  readonly most: number
  readonly error: string | null
  readonly hint: string
}

/** A whole number of shares, by a tap or typed. */
export function SharesField({ label, value, onChange, most, error, hint }: SharesFieldProps) {
  const t = useText()
  const now = sharesOf(value) ?? 0
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      className="num"
      value={value}
      error={error}
      hint={<span className="num">{hint}</span>}
      onChange={({ target }) => onChange(target.value)}
      trailing={
        <span className="flex shrink-0">
          <IconButton
            icon="minus"
            size={20}
            label={t(texts.fewerShares)}
            disabled={now <= 1}
            onClick={() => onChange(String(Math.max(1, now - 1)))}
          />
          <IconButton
            icon="plus"
            size={20}
            label={t(texts.moreShares)}
            disabled={now >= most}
            onClick={() => onChange(String(Math.min(most, now + 1)))}
          />
        </span>
      }
    />
  )
}
