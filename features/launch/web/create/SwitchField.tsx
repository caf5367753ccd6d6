import { useText } from '#platform/web/i18n.tsx'
import type { Text } from '#platform/std/text.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useId } from 'react'

interface SwitchFieldProps {
  readonly label: Text
  readonly means: Text
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** What is on or off, with what it does. */
export function SwitchField({ label, means, on, onChange }: SwitchFieldProps) {
  const t = useText()
  const id = useId()
  const coin = nativeSymbol()
  return (
    <label htmlFor={id} className="flex min-h-11 items-start gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-lapis"
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{t(label, { coin })}</span>
        <span className="text-xs text-soft">{t(means, { coin })}</span>
      </span>
    </label>
  )
}
