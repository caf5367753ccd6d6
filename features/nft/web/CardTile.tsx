import { DemoChip } from '#features/account/public.web.ts'
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
import { usePicture } from './usePicture.ts'

export interface CardTileProps {
  readonly card: Card
  /** Chain time; a coarse one lets an unchanged tile stay as it is. */
  readonly now: number
  /** Its power, unless something matters more here. */
  readonly figure?: ReactNode
  readonly figureLabel?: string
  /** Among those whose picture comes with a page that the server drew. */
  readonly first?: boolean
}

/** A card in a two-column grid: its mosaic, its name, one figure, its state. */
export const CardTile = memo(function CardTile(props: CardTileProps) {
  const { card, now, figure, figureLabel, first } = props
  const t = useText()
  const formats = useFormats()
  return (
    <Link
      to={detailPath(card.tokenId)}
      className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface transition-colors hover:border-edge"
    >
      <span className="p-1.5">
        <CardArt src={usePicture(card.tokenId, card.level, first)} alt="" />
      </span>
      <span className="flex min-w-0 grow flex-col items-start gap-1 px-3 pt-1 pb-3">
        <span className="num font-semibold [overflow-wrap:anywhere]">
          <span>{`${levelName(t, card.levelStr)} `}</span>
          <span className="font-normal text-faint">{`#${card.tokenId}`}</span>
        </span>
        <span className="num flex flex-col [overflow-wrap:anywhere]">
          <span className="text-xs text-soft">{figureLabel ?? t(texts.power)}</span>
          <span>{figure ?? formats.number(card.power)}</span>
        </span>
        <span className="mt-auto flex max-w-full flex-wrap gap-1 pt-1">
          <StateChip card={card} now={now} />
          {card.listing !== null && card.isPledge && (
            <Chip tone="gold">{t(stateTexts.staked)}</Chip>
          )}
          <DemoChip owner={card.owner} />
        </span>
      </span>
    </Link>
  )
})

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
