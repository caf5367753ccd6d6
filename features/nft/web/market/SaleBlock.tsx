import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useChainNow } from '#platform/web/time.ts'

import type { CardDetail } from '../../shapes.ts'
import { isListed } from '../nextAction.ts'
import { cardDealTexts as texts } from './textMarketCard.ts'

const SoldBlock = lazyComponent(async () => (await import('./SoldBlock.tsx')).SoldBlock, null)

/** Until when a card is for sale and what its stake means for a buyer, or the open sale of a staked card. */
export function SaleBlock({ card }: { card: CardDetail }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { listing, sale } = card
  if (sale !== null) return <SoldBlock card={card} sale={sale} />
  if (listing === null || !isListed(card, now)) return null
  const unlocks = card.itemUnlockTime
  return (
    <div className="-mt-2">
      <p className="text-xs text-soft">
        {t(texts.listedUntil, { time: formats.dateTime(listing.expiry) })}
      </p>
      {unlocks !== null && unlocks > now && (
        <p className="text-gold">{t(texts.frozenSale, { time: formats.dateTime(unlocks) })}</p>
      )}
    </div>
  )
}
