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
    <div className="flex min-h-11 items-start gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-lapis"
        checked={on}
        aria-describedby={`${id}-means`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div className="flex min-w-0 flex-col">
        <label htmlFor={id} className="font-semibold">
          {t(label, { coin })}
        </label>
        <span id={`${id}-means`} className="text-xs text-soft">
          {t(means, { coin })}
        </span>
      </div>
    </div>
  )
}
