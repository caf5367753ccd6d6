import { useText } from '#platform/web/i18n.tsx'

import { nftTexts } from '../text.ts'
import { marketTexts } from '../textMarket.ts'
import { short } from './coins.ts'
import { type Compared, lastPriceOf } from './guards.ts'
import { guardTexts } from './textGuards.ts'

/** Prices that others request, paid and offer, beside a price being typed. */
export function Comparison({ compared }: { compared: Compared }) {
  const t = useText()
  const last = lastPriceOf(compared)
  const known = [
    { label: t(marketTexts.floor), figure: compared.levelFloor },
    { label: t(nftTexts[last.than]), figure: last.figure },
    { label: t(guardTexts.bestOffer), figure: compared.bestOffer },
  ].flatMap(({ label, figure }) => (figure === null ? [] : { label, figure }))
  return (
    <dl className="num flex flex-wrap gap-x-6 gap-y-1">
      {known.map(({ label, figure }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-soft">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{short(figure, 'USDT')}</dd>
        </div>
      ))}
    </dl>
  )
}
