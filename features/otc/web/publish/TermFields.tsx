import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { ceilDiv } from '../../price.ts'
import { publishTexts as texts } from '../textPublish.ts'

export const lots = ['hundredth', 'tenth', 'whole'] as const
export type Lot = (typeof lots)[number]
export const daysOffered = ['1', '7', '30', '90'] as const
export type Days = (typeof daysOffered)[number]

const names = { hundredth: texts.lotHundredth, tenth: texts.lotTenth, whole: texts.lotWhole }
const parts = { hundredth: 100n, tenth: 10n, whole: 1n }

export const lotOf = (lot: Lot, amount: bigint): bigint => ceilDiv(amount, parts[lot])

interface TermFieldsProps {
  readonly lot: Lot
  readonly onLot: (lot: Lot) => void
  readonly days: Days
  readonly onDays: (days: Days) => void
}

/** The least that is taken at once, and until when the offer stands. */
export function TermFields({ lot, onLot, days, onDays }: TermFieldsProps) {
  const t = useText()
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <span className="font-semibold">{t(texts.lot)}</span>
        <Tabs
          label={t(texts.lot)}
          buttons
          items={lots.map((value) => ({ value, label: t(names[value]) }))}
          value={lot}
          onChange={onLot}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <span className="font-semibold">{t(texts.days)}</span>
        <Tabs
          label={t(texts.days)}
          buttons
          items={daysOffered.map((value) => ({ value, label: value }))}
          value={days}
          onChange={onDays}
        />
      </div>
    </>
  )
}
