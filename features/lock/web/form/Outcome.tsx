import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount } from '#platform/std/format.ts'
import { utcText } from '#platform/std/utcText.ts'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { makeTexts as texts } from '../textMake.ts'

export interface OutcomeProps {
  /** Unix seconds; null for ever. */
  readonly end: number | null
  /** Base units of USDT. */
  readonly worth: bigint | null
  /** Hundredths of a percent that the meter of the LP shows then. */
  readonly meterBps: number | null
}

/** What the lock comes to, before the signature. */
export function Outcome({ end, worth, meterBps }: OutcomeProps) {
  const t = useText()
  const { dateTime, percent } = useFormats()
  return (
    <Surface className="bg-ground">
      <KeyValue
        rows={[
          ...(end === null
            ? [{ label: t(texts.sentTo), value: t(texts.nowhere), tone: 'danger' as const }]
            : [
                { label: t(texts.unlocksLocal), value: dateTime(end) },
                { label: t(texts.unlocksChain), value: utcText(end) },
              ]),
          ...(worth === null
            ? []
            : [{ label: t(texts.worth), value: `${figureAmount(worth, decimalsOf.USDT)} USDT` }]),
          ...(meterBps === null ? [] : [{ label: t(texts.meterAfter), value: percent(meterBps) }]),
          { label: t(texts.fee), value: t(texts.noFee) },
        ]}
      />
    </Surface>
  )
}
