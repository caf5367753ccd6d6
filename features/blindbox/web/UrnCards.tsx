import { cardName, picture } from '#features/nft/public.web.ts'
import type { ProductDetail } from '#features/sales/public.web.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import { seriesTexts as texts } from './textSeries.ts'
import { levelStrIn, type Urn } from './urn.ts'

type Facts = NonNullable<ProductDetail['series']>

/** The cards by name. Their pictures are rendered when they are opened. */
export function UrnCards({ cards, urn }: { cards: Facts['cards']; urn: Urn }) {
  const t = useText()
  return (
    <ul className="grid grid-cols-4 gap-2 py-3">
      {cards.map((card) => (
        <li key={card.tokenId}>
          <Link
            to={`/nftDetail?tokenId=${card.tokenId}`}
            className="flex min-w-0 flex-col items-center gap-1 text-center text-xs"
          >
            <CardArt
              src={picture(card.tokenId, card.level)}
              alt=""
              className={card.left ? '' : 'opacity-30'}
            />
            <span className="num [overflow-wrap:anywhere]">
              {cardName(t, {
                tokenId: card.tokenId,
                levelStr: levelStrIn(urn, card.level),
              })}
            </span>
            {!card.left && <span className="text-soft">{t(texts.drawn)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
