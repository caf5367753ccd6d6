import { Tabs } from '#platform/ui/Tabs.tsx'

import { useFormats } from '../format.ts'
import { useText } from '../i18n.tsx'
import type { Text } from '#platform/std/text.ts'

interface SlippageProps {
  readonly label: Text
  /** Hundredths of a percent. */
  readonly choices: readonly number[]
  readonly value: number
  readonly onChange: (bps: number) => void
}

/** How far the price may move until the call is in a block. */
export function Slippage({ label, choices, value, onChange }: SlippageProps) {
  const t = useText()
  const { percent } = useFormats()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="text-soft">{t(label)}</span>
      <div className="min-w-48 flex-1">
        <Tabs<string>
          label={t(label)}
          buttons
          items={choices.map((bps) => ({ value: String(bps), label: percent(bps) }))}
          value={String(value)}
          onChange={(bps) => onChange(Number(bps))}
        />
      </div>
    </div>
  )
}
