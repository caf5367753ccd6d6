import { later } from '#platform/web/later.tsx'

import type { CardDetail } from '../../shapes.ts'

/** The sheet that is open on a card's page. */
export type Deal = 'buy' | 'sell' | 'offer'

const BuySheet = later(async () => (await import('./BuySheet.tsx')).BuySheet, null)
const SellSheet = later(async () => (await import('./SellSheet.tsx')).SellSheet, null)
const OfferSheet = later(async () => (await import('./OfferSheet.tsx')).OfferSheet, null)

export interface DealsProps {
  readonly card: CardDetail
  readonly deal: Deal | null
  readonly onClose: () => void
}

/** The sheets of a card's deals; another listing begins with another form. */
export function Deals({ card, deal, onClose }: DealsProps) {
  const key = card.listing?.number ?? 0
  return (
    <>
      <BuySheet key={`buy ${key}`} card={card} open={deal === 'buy'} onClose={onClose} />
      <SellSheet key={`sell ${key}`} card={card} open={deal === 'sell'} onClose={onClose} />
      <OfferSheet card={card} open={deal === 'offer'} onClose={onClose} />
    </>
  )
}
