import { DemoChip } from '#features/account/public.web.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { useApi } from '#platform/web/api.ts'
import { useArrived } from '#platform/web/arrived.ts'
import { useText } from '#platform/web/i18n.tsx'
import { runtimeConfig } from '#platform/web/runtime.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { nftApi } from '../api.ts'
import type { Card } from '../shapes.ts'
import { detailPath } from './paths.ts'
import { cardName } from './levelName.ts'
import { frontTexts as texts } from './textFront.ts'
import { usePicture } from './usePicture.ts'

/** The last cards that were made, in a strip; nothing where there is none, `meanwhile` until that is known. */
export function NewestCards({ meanwhile }: { meanwhile: ReactNode }) {
  const t = useText()
  const data = useArrived(useApi(nftApi.cardPage, { sort: 'newest', pageSize: '8' }).data)
  // On a local network a card also says whose it is, which may come after it: its place is kept.
  const height = runtimeConfig().demo === null ? '' : 'min-h-40'
  if (data === undefined) return meanwhile
  if (data.list.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{t(texts.newestCards)}</h2>
        <Link to="/nft" className="inline-flex min-h-11 items-center font-semibold text-lapis">
          {t(texts.seeMarket)}
        </Link>
      </div>
      <ul className={`-mx-4 flex gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:thin] ${height}`}>
        {data.list.map((card) => (
          <NewestCard key={card.tokenId} card={card} />
        ))}
      </ul>
    </section>
  )
}

function NewestCard({ card }: { card: Card }) {
  const t = useText()
  return (
    <li className="w-28 shrink-0">
      <Link to={detailPath(card.tokenId)} className="flex flex-col items-start gap-1">
        <CardArt src={usePicture(card.tokenId, card.level)} alt="" />
        <span className="num max-w-full truncate text-xs">{cardName(t, card)}</span>
        <DemoChip owner={card.owner} />
      </Link>
    </li>
  )
}
