import type { Product } from '#features/sales/public.web.ts'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { nextChange, stateAt } from './saleClock.ts'
import { boxTexts as texts } from './text.ts'

type Sale = Pick<Product, 'state' | 'start' | 'end' | 'remainSupply'>

const tones: Record<Product['state'], Tone> = {
  preparing: 'plain',
  onSale: 'lapis',
  soldOut: 'plain',
  ended: 'plain',
}

export function SaleChip({ sale, now }: { sale: Sale; now: number }) {
  const t = useText()
  const state = stateAt(sale, now)
  return <Chip tone={tones[state]}>{t(texts[state])}</Chip>
}

/** How long until the sale starts or ends, by the chain's time. */
export function SaleCountdown({ sale, now }: { sale: Sale; now: number }) {
  const t = useText()
  const formats = useFormats()
  const next = nextChange(sale, now)
  if (next === null) {
    return sale.end === null ? null : t(texts.endedAt, { time: formats.dateTime(sale.end) })
  }
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <span>{`${t(next.is === 'start' ? texts.startsIn : texts.endsIn)} `}</span>
      <Countdown seconds={next.at - now} />
    </span>
  )
}
