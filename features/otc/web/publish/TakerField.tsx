import { isAddress, typedAddress } from '#platform/std/address.ts'
import type { Text } from '#platform/std/text.ts'
import { addressFault } from '#platform/web/addressFault.ts'
import { useText } from '#platform/web/i18n.tsx'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'

import { publishTexts as texts } from '../textPublish.ts'

/** What is wrong with the address of the one taker, or null. */
export function takerFault(taker: string, own: string | null): Text | null {
  if (taker === '') return texts.takerRequired
  if (!isAddress(taker)) return addressFault(taker, texts.notAddress)
  return taker === own ? texts.own : null
}

interface TakerFieldProps {
  readonly on: boolean
  readonly onToggle: (on: boolean) => void
  readonly value: string
  readonly onChange: (taker: string) => void
  readonly own: string | null
  readonly pressed: boolean
}

/** An offer for one account alone. */
export function TakerField({ on, onToggle, value, onChange, own, pressed }: TakerFieldProps) {
  const t = useText()
  const fault = pressed || value !== '' ? takerFault(typedAddress(value), own) : null
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-lapis"
          checked={on}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <span>{t(texts.isPrivate)}</span>
      </label>
      {on && (
        <RecipientField
          label={t(texts.taker)}
          value={value}
          onChange={onChange}
          error={fault === null ? null : t(fault)}
        />
      )}
    </>
  )
}
