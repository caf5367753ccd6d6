import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'

import { marketApi } from '../marketApi.ts'
import type { CardDetail } from '../shapes.ts'
import { short } from './market/coins.ts'
import { lastPriceOf } from './market/guards.ts'
import { nftTexts as texts } from './text.ts'
import { cardTexts } from './textCard.ts'
import { marketTexts } from './textMarket.ts'

/** What a card is compared by: its level's cheapest listing, its last price, and the best that is offered for it. */
export function CardPrices({ card }: { card: CardDetail }) {
  const t = useText()
  const info = useApi(marketApi.cardSkuInfo, { tokenId: String(card.tokenId) }).data
  const last = lastPriceOf(card)
  const usdt = (amount: string | null | undefined): string =>
    typeof amount === 'string' ? short(amount, 'USDT') : '–'
  const rows = [
    [t(marketTexts.floor), usdt(info?.levelFloor)],
    [t(texts[last.than]), usdt(last.figure)],
    [t(cardTexts.bestOffer), usdt(info?.bestOffer)],
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(88px,1fr))] gap-x-4 gap-y-2">
      {rows.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-soft">{label}</dt>
          <dd className="num font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
