import { CardArt } from '#platform/ui/CardArt.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { cardImage } from '../art.ts'
import type { Card } from '../shapes.ts'
import { levelName } from './levelName.ts'
import { StateChip } from './StateChip.tsx'
import { nftTexts as texts } from './text.ts'

export const detailPath = (tokenId: number): string => `/nftDetail?tokenId=${tokenId}`

/** A card in a two-column grid: its mosaic, its name, one figure, its state. */
export function CardTile({ card, now, figure }: { card: Card; now: number; figure?: ReactNode }) {
  const t = useText()
  return (
    <Link
      to={detailPath(card.tokenId)}
      className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface transition-colors hover:border-edge"
    >
      <span className="p-1.5">
        <CardArt src={cardImage(card.tokenId, card.level)} alt="" />
      </span>
      <span className="flex min-w-0 flex-col items-start gap-1 px-3 pt-1 pb-3">
        <span className="num font-semibold [overflow-wrap:anywhere]">
          {levelName(t, card.levelStr)}{' '}
          <span className="font-normal text-faint">#{card.tokenId}</span>
        </span>
        <span className="num text-soft">
          {figure ?? t(texts.powerOf, { power: String(card.power) })}
        </span>
        <span className="mt-1 max-w-full">
          <StateChip card={card} now={now} />
        </span>
      </span>
    </Link>
  )
}

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-3">{children}</div>
}

export function CardGridSkeleton({ count = 4 }: { count?: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col gap-2 rounded-md border border-line p-1.5 pb-3">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mx-1.5 h-4 w-3/5" />
          <Skeleton className="mx-1.5 h-4 w-2/5" />
        </div>
      ))}
    </CardGrid>
  )
}
