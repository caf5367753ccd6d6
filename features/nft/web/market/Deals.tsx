import { useRuns } from '#platform/web/flow/runStore.ts'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'

import { marketActions } from '../../marketActions.ts'
import type { CardDetail } from '../../shapes.ts'

/** The sheet that is open on a card's page. */
export type Deal = 'buy' | 'sell' | 'offer'

const BuySheet = lazyComponent(async () => (await import('./BuySheet.tsx')).BuySheet, null)
const SellSheet = lazyComponent(async () => (await import('./SellSheet.tsx')).SellSheet, null)
const OfferSheet = lazyComponent(async () => (await import('./OfferSheet.tsx')).OfferSheet, null)

export interface DealsProps {
  readonly card: CardDetail
  readonly deal: Deal | null
  readonly onClose: () => void
}

/** The sheets of a card's deals; after another listing, and after an offer that was made, a form is empty again. */
export function Deals({ card, deal, onClose }: DealsProps) {
  const key = card.listing?.number ?? 0
  const { kind } = marketActions.offer
  const made = useRuns().find((run) => run.kind === kind && run.stage === 'done')?.id
  return (
    <>
      <BuySheet key={`buy ${key}`} card={card} open={deal === 'buy'} onClose={onClose} />
      <SellSheet key={`sell ${key}`} card={card} open={deal === 'sell'} onClose={onClose} />
      <OfferSheet key={`offer ${made}`} card={card} open={deal === 'offer'} onClose={onClose} />
    </>
  )
}
