import { Field } from '#platform/ui/Field.tsx'
import { IconButton } from '#platform/ui/IconButton.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { assetTexts as texts } from '../textAsset.ts'
import { sharesOf } from './shares.ts'

interface SharesFieldProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  /** What the buttons stop at; more may be typed, and is answered beside the field. */
  readonly most: number
  readonly error: string | null
}

/** A whole number of shares, by a tap or typed. */
export function SharesField({ value, onChange, most, error }: SharesFieldProps) {
  const t = useText()
  const now = sharesOf(value) ?? 0
  return (
    <Field
      label={t(texts.count)}
      inputMode="numeric"
      autoComplete="off"
      className="num"
      value={value}
      error={error}
      hint={<span className="num">{t(texts.left, { left: most })}</span>}
      onChange={({ target }) => onChange(target.value)}
      trailing={
        <span className="flex shrink-0">
          <IconButton
            icon="minus"
            size={20}
            label={t(texts.fewer)}
            disabled={now <= 1}
            onClick={() => onChange(String(Math.max(1, now - 1)))}
          />
          <IconButton
            icon="plus"
            size={20}
            label={t(texts.more)}
            disabled={now >= most}
            onClick={() => onChange(String(Math.min(most, now + 1)))}
          />
        </span>
      }
    />
  )
}
