import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { SaleState } from '../../shapes.ts'
import { saleTexts as texts } from '../textSale.ts'
import type { SaleDetail } from '../useSale.ts'

interface SafetyProps {
  readonly found: SaleDetail
  readonly state: SaleState
}

/** The answer of the screen: until when the money comes back, or what became of it. */
export function Safety({ found, state }: SafetyProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const { presale, market, listableUntil } = found
  const said = {
    upcoming: [texts.startsOn, presale.startTime],
    live: [texts.backUntil, presale.endTime],
    failed: [texts.backNow, null],
    inside: [texts.insideOpen, market?.closesAt ?? null],
    listable: [texts.listUntil, listableUntil],
    expired: [texts.backExpired, null],
    listed: [texts.listedOn, presale.listedAt],
  } as const
  const [text, time] = said[state]
  return (
    <p className="flex flex-col rounded-md bg-verdigris-wash px-4 py-3 text-verdigris">
      <span>{t(text)}</span>
      {time !== null && (
        <span className="num font-display text-lg font-semibold">{dateTime(time)}</span>
      )}
      {state === 'listable' && <span className="text-xs">{t(texts.elseRefund)}</span>}
    </p>
  )
}
