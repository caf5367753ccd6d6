import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { later } from '#platform/web/later.tsx'
import { isNative } from '#platform/web/spend/coinContract.ts'
import { useChainNow } from '#platform/web/time.ts'

import type { CardDetail } from '../../shapes.ts'
import { isListed } from '../nextAction.ts'
import { short } from './coins.ts'
import { cardDealTexts as texts } from './textMarketCard.ts'

const SoldBlock = later(async () => (await import('./SoldBlock.tsx')).SoldBlock, null)

/** What the card is for sale for, or was sold for while it is staked; nothing where neither. */
export function SaleBlock({ card }: { card: CardDetail }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { listing, sale } = card
  if (sale !== null) return <SoldBlock card={card} sale={sale} />
  if (listing === null || !isListed(card, now)) return null
  const unlocks = card.itemUnlockTime
  return (
    <Surface className="flex flex-col gap-1">
      <h3 className="font-text text-sm font-normal text-soft">{t(texts.askedPrice)}</h3>
      <p className="num flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-2xl font-semibold [overflow-wrap:anywhere]">
          {short(listing.price, listing.coin)}
        </span>
        {isNative(listing.coin) && (
          <span className="text-soft">
            {t(texts.about, { amount: short(listing.worth, 'USDT') })}
          </span>
        )}
      </p>
      <p className="text-xs text-soft">
        {t(texts.listedUntil, { time: formats.dateTime(listing.expiry) })}
      </p>
      {unlocks !== null && unlocks > now && (
        <p className="text-gold">{t(texts.frozenSale, { time: formats.dateTime(unlocks) })}</p>
      )}
    </Surface>
  )
}
