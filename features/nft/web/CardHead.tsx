import { Person } from '#features/account/public.web.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { ArtVerdict } from './ArtVerdict.tsx'
import { cardName, levelName } from './levelName.ts'
import { marketApi } from '../marketApi.ts'
import type { CardDetail } from '../shapes.ts'
import { shownPrice } from './market/shownPrice.ts'
import { isListed } from './nextAction.ts'
import { StateChip } from './StateChip.tsx'
import { picture } from './picture.ts'
import { cardTexts } from './textCard.ts'
import { marketTexts } from './textMarket.ts'

/** The mosaic, the name and the owner; at their right the price of a card for sale, else its state. */
export function CardHead({ card }: { card: CardDetail }) {
  const t = useText()
  const now = useChainNow()
  return (
    <>
      <div className="flex flex-col gap-1">
        <CardArt src={picture(card.tokenId, card.level)} alt={cardName(t, card)} />
        <ArtVerdict card={card} />
      </div>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 className="num text-xl">
            <span>{`${levelName(t, card.levelStr)} `}</span>
            <span className="font-normal text-faint">{`#${card.tokenId}`}</span>
          </h2>
          <Price card={card} now={now} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-soft">
          {card.state !== 'inUrn' && (
            <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
              <span>{`${t(cardTexts.ownedBy)} `}</span>
              <Person address={card.owner} />
            </span>
          )}
          {(card.state !== 'onSale' || !card.final) && <StateChip card={card} now={now} />}
        </div>
      </div>
    </>
  )
}

function Price({ card, now }: { card: CardDetail; now: number }) {
  const t = useText()
  const tokenId = String(card.tokenId)
  const rate = useApi(marketApi.cardSkuInfo, { tokenId }).data?.trxRate ?? null
  const { listing } = card
  if (listing === null || card.sale !== null || !isListed(card, now)) return null
  const { main, small } = shownPrice(listing.price, listing.coin, rate)
  const [amount, coin] = main.split(' ')
  return (
    <dl className="num ml-auto max-w-full text-right">
      <dt className="sr-only">{t(marketTexts.price)}</dt>
      <dd className="[overflow-wrap:anywhere]">
        <span className="font-display text-xl font-semibold">{amount}</span>
        <span className="font-semibold text-soft">{` ${coin}`}</span>
      </dd>
      {small !== null && <dd className="text-xs text-soft">{small}</dd>}
    </dl>
  )
}
