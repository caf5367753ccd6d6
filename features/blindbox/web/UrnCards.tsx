import { cardName, picture } from '#features/nft/public.web.ts'
import type { ProductDetail } from '#features/sales/public.web.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import { seriesTexts as texts } from './textSeries.ts'
import type { Urn } from './urnArt.ts'

type Facts = NonNullable<ProductDetail['series']>

/** The cards by name: whoever likes looks each up. Their pictures are drawn once they are asked for. */
export function UrnCards({ cards, urn }: { cards: Facts['cards']; urn: Urn }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const left = cards.filter((card) => card.left).length
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 border-y border-line font-semibold">
        <span className="grow">{t(texts.cards)}</span>
        <span className="num font-normal text-soft">
          {t(texts.cardsCount, { left, size: cards.length })}
        </span>
        <Icon name="down" size={16} className={open ? 'rotate-180 text-soft' : 'text-soft'} />
      </summary>
      {open && (
        <ul className="grid grid-cols-4 gap-2 pt-3">
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
                    levelStr:
                      urn.find((each) => each.level === card.level)?.levelStr ?? String(card.level),
                  })}
                </span>
                {!card.left && <span className="text-soft">{t(texts.drawn)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
