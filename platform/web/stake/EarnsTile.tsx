import { useFormats } from '../format.ts'
import { useText } from '../i18n.tsx'
import { earningTexts as texts } from './text.ts'

export interface EarnsTileProps {
  /** What it earns, in the coin and in USDT, and until when. */
  readonly text: string
  /** A second sentence, soft. */
  readonly note?: string
  /** Hundredths of a percent; null without a price. */
  readonly aprBps: number | null
}

/** What a stake earns, and its APR beside it. */
export function EarnsTile({ text, note, aprBps }: EarnsTileProps) {
  const t = useText()
  const formats = useFormats()
  return (
    <div className="flex items-center justify-between gap-4 rounded-md bg-lapis-wash px-4 py-3">
      <p className="num flex min-w-0 flex-col">
        <span>{text}</span>
        {note !== undefined && <span className="text-xs text-soft">{note}</span>}
      </p>
      {aprBps !== null && (
        <p className="flex shrink-0 flex-col text-right">
          <span className="num text-lg font-semibold">{formats.percent(aprBps)}</span>
          <span className="text-xs text-soft">{t(texts.apr)}</span>
        </p>
      )}
    </div>
  )
}
