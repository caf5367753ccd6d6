import { CardArt } from '#platform/ui/CardArt.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { memo, type ReactNode } from 'react'
import { Link } from 'wouter'

import type { Card } from '../shapes.ts'
import { levelName } from './levelName.ts'
import { detailPath } from './paths.ts'
import { StateChip } from './StateChip.tsx'
import { nftTexts as texts, stateTexts } from './text.ts'
import { usePicture } from './picture.ts'

export interface CardTileProps {
  readonly card: Card
  /** Chain time; a coarse one lets an unchanged tile stay as it is. */
  readonly now: number
  /** Its power, unless something matters more here. */
  readonly figure?: ReactNode
  readonly figureLabel?: string
  /** The same in another unit. */
  readonly second?: string | null
  /** Beside the figure, and no part of the way to the card's page. */
  readonly action?: ReactNode
  /** Among cards of others, one of the reader's. */
  readonly own?: boolean
  /** Among those whose picture comes with a page that the server drew. */
  readonly first?: boolean
}

/** A card in a two-column grid: its mosaic, its name, one figure, its state. */
export const CardTile = memo(function CardTile(props: CardTileProps) {
  const { card, now, figure, figureLabel, second, action, own = false, first } = props
  const t = useText()
  const formats = useFormats()
  return (
    <article className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface transition-colors hover:border-edge">
      <Link to={detailPath(card.tokenId)} className="relative flex flex-col">
        <span className="p-1.5">
          <CardArt src={usePicture(card.tokenId, card.level, first)} alt="" />
        </span>
        <span className="num block px-1.5 pt-1 pb-2 font-semibold [overflow-wrap:anywhere]">
          <span>{`${levelName(t, card.levelStr)} `}</span>
          <span className="font-normal text-faint">{`#${card.tokenId}`}</span>
        </span>
        {/* Over the art: tiles beside each other have one height. */}
        <span className="absolute inset-x-3 top-3 flex flex-wrap gap-1">
          {own && <Chip>{t(stateTexts.yours)}</Chip>}
          {/* The button shows that it is for sale. */}
          {(action === undefined || card.state !== 'onSale') && <StateChip card={card} now={now} />}
          {card.listing !== null && card.isPledge && (
            <Chip tone="gold">{t(stateTexts.staked)}</Chip>
          )}
        </span>
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-1 px-1.5 pb-2">
        <span className="num flex min-w-0 flex-col [overflow-wrap:anywhere]">
          <span className="text-xs text-soft">{figureLabel ?? t(texts.power)}</span>
          <span className="font-semibold">{figure ?? formats.number(card.power)}</span>
        </span>
        {action}
        {/* Over the whole width: beside the button a long one would push it down. */}
        {typeof second === 'string' && (
          <span className="num basis-full text-xs text-soft [overflow-wrap:anywhere]">
            {second}
          </span>
        )}
      </div>
    </article>
  )
})

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-2">{children}</div>
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
