import type { ProductDetail } from '#features/sales/public.web.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'

import { moneyTexts } from './textMoney.ts'
import { seriesTexts as texts } from './textSeries.ts'
import type { Urn } from './urn.ts'

const Proof = lazyComponent(async () => (await import('./Proof.tsx')).Proof, SkeletonRows)
const BondMoves = lazyComponent(
  async () => (await import('./BondMoves.tsx')).BondMoves,
  SkeletonRows,
)
const Draws = lazyComponent(async () => (await import('./Draws.tsx')).Draws, SkeletonRows)
const UrnCards = lazyComponent(async () => (await import('./UrnCards.tsx')).UrnCards, SkeletonRows)

export interface SeriesFoldsProps {
  readonly seriesId: number
  readonly urn: Urn | null
  readonly facts: NonNullable<ProductDetail['series']>
  /** ms between two reads of what was drawn */
  readonly again: number
}

/** What proves the series, one tap away; the code of each comes with that tap. */
export function SeriesFolds({ seriesId, urn, facts, again }: SeriesFoldsProps) {
  const t = useText()
  const left = facts.cards.filter((card) => card.left).length
  return (
    <div className="flex flex-col [&>details+details]:border-t-0">
      {urn !== null && (
        <Disclosure
          title={t(texts.cards)}
          note={t(texts.cardsCount, { left, size: facts.cards.length })}
        >
          <UrnCards cards={facts.cards} urn={urn} />
        </Disclosure>
      )}
      {urn !== null && (
        <Disclosure title={t(texts.draws)} note={facts.opened}>
          <Draws seriesId={seriesId} urn={urn} again={again} />
        </Disclosure>
      )}
      <Disclosure title={t(texts.proof)}>
        <Proof facts={facts} />
      </Disclosure>
      <Disclosure title={t(moneyTexts.bondMoves)}>
        <BondMoves seriesId={seriesId} />
      </Disclosure>
    </div>
  )
}
