import { groupedAddress } from '#platform/std/format.ts'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useApi } from '#platform/web/api.ts'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'

import { marketActions } from '../../marketActions.ts'
import { marketApi } from '../../marketApi.ts'
import type { Offer } from '../../marketShapes.ts'
import type { CardDetail } from '../../shapes.ts'
import { cardName } from '../levelName.ts'
import { Breakdown } from './Breakdown.tsx'
import { Comparison } from './Comparison.tsx'
import { DealFooter } from './DealFooter.tsx'
import { Guards } from './Guards.tsx'
import { acceptWarnings } from './guards.ts'
import { BlockingReason, blockingReason } from './BlockingReason.tsx'
import { dealTexts as texts } from './textDeals.ts'
import { guardTexts } from './textGuards.ts'
import { usePriceGuards } from './usePriceGuards.ts'

export interface AcceptSheetProps {
  readonly card: CardDetail
  readonly offer: Offer
  readonly open: boolean
  readonly onClose: () => void
}

/** Sells the card to the offer's maker: card and money change hands in one transaction. */
export function AcceptSheet({ card, offer, open, onClose }: AcceptSheetProps) {
  const t = useText()
  const tokenId = String(card.tokenId)
  const verdict = useApi(marketApi.ifCanOperateCard, open ? { tokenId } : null).data?.sell
  const { start, busy } = useAction(marketActions.accept)
  const guards = usePriceGuards(tokenId, open, (info) => acceptWarnings(BigInt(offer.worth), info))
  const { info } = guards
  const blocked = blockingReason(verdict, ['APPROVE_FIRST'])

  const review = (): void => {
    if (!guards.press()) return
    onClose()
    const first = card.approved ? [] : [step(marketActions.approve, { tokenId })]
    void start({ number: String(offer.number), tokenId, minAmount: offer.amount }, first)
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(texts.acceptTitle, { card: cardName(t, card) })}
      lead={t(texts.buyLead)}
      footer={
        <DealFooter
          missing={guards.missing ? t(guardTexts.confirmFirst) : null}
          busy={busy || guards.state === 'reading'}
          disabled={blocked !== null || guards.state === 'failed'}
          onReview={review}
        />
      }
    >
      <BlockingReason verdict={blocked} />
      <Guards guards={guards} />
      {info !== undefined && (
        <>
          <Breakdown
            price={BigInt(offer.amount)}
            coin={offer.coin}
            feeBps={info.feeBps}
            creatorFeeBps={info.creatorFeeBps}
            side="seller"
          />
          <Comparison compared={{ ...info, bestOffer: null }} />
        </>
      )}
      <KeyValue
        rows={[{ label: t(texts.buyer), value: groupedAddress(offer.maker), wide: true }]}
      />
      <Prerequisites
        then={[...(card.approved ? [] : [t(texts.stepApprove)]), t(texts.stepAccept)]}
      />
    </Sheet>
  )
}
