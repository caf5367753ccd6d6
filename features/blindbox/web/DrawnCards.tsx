import { cardName, usePicture } from '#features/nft/public.web.ts'
import { salesApi } from '#features/sales/public.web.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import type { DrawView } from '../shapes.ts'
import { boxNumber } from './boxNumber.ts'
import { LaidCard } from './LaidCard.tsx'
import { openingTexts as texts } from './textOpening.ts'
import { levelStrIn } from './urn.ts'

type Card = DrawView['cards'][number]

/** The level's name on chain, by its number; empty until the series is read. */
function useLevelStr(seriesId: number): (level: number) => string {
  const levels = useApi(salesApi.productDetail, { seriesId: String(seriesId) }).data?.urn
  return (level) => (levels ? levelStrIn(levels, level) : '')
}

/** The card of each box of a request, in the order of the draws; those after `shown` are still closed. */
export function DrawnCards({
  draw,
  shown = draw.cards.length,
}: {
  draw: Pick<DrawView, 'seriesId' | 'boxIds' | 'cards'>
  shown?: number
}) {
  const levelStr = useLevelStr(draw.seriesId)
  const columns =
    draw.boxIds.length === 1
      ? 'grid-cols-1'
      : draw.boxIds.length === 2
        ? 'grid-cols-2'
        : 'grid-cols-3'
  return (
    <div
      className={`mx-auto grid w-full gap-3 ${columns} ${draw.boxIds.length === 1 ? 'max-w-60' : ''}`}
    >
      {draw.boxIds.map((boxId, place) => {
        const card = draw.cards[place]
        return place < shown && card !== undefined ? (
          <Drawn key={boxId} card={card} boxId={boxId} levelStr={levelStr(card.level)} />
        ) : place === shown && card !== undefined ? (
          <div key={boxId} className="rounded-md border border-line bg-surface p-1.5">
            <LaidCard tokenId={card.tokenId} level={card.level} />
          </div>
        ) : (
          <Closed key={boxId} boxId={boxId} />
        )
      })}
    </div>
  )
}

function Drawn({ card, boxId, levelStr }: { card: Card; boxId: number; levelStr: string }) {
  const t = useText()
  return (
    <Link
      to={`/nftDetail?tokenId=${card.tokenId}`}
      className="set-in flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface transition-colors hover:border-edge"
    >
      <span className="p-1.5">
        <CardArt src={usePicture(card.tokenId, card.level)} alt="" />
      </span>
      <span className="num px-1.5 pb-2">
        <span className="block font-semibold [overflow-wrap:anywhere]">
          {cardName(t, { levelStr, tokenId: card.tokenId })}
        </span>
        <span className="block text-xs text-soft">
          {t(texts.fromBox, { box: boxNumber(boxId) })}
        </span>
      </span>
    </Link>
  )
}

/** An empty place: a box whose card is not drawn, or not shown yet. */
function Closed({ boxId }: { boxId: number }) {
  const t = useText()
  return (
    <div className="flex min-w-0 flex-col rounded-md border border-dashed border-line">
      <span className="p-1.5">
        <span className="grid aspect-square place-items-center rounded-md bg-sunk text-faint">
          <Icon name="box" size={32} />
        </span>
      </span>
      <span className="num px-1.5 pb-2 text-xs text-soft">
        {t(texts.closedBox, { box: boxNumber(boxId) })}
      </span>
    </div>
  )
}
