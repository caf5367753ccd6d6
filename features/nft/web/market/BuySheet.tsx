import { Sheet } from '#platform/ui/Sheet.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { isNative } from '#platform/web/spend/coinContract.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { marketActions } from '../../marketActions.ts'
import { marketApi } from '../../marketApi.ts'
import type { Card } from '../../shapes.ts'
import { cardName } from '../levelName.ts'
import { Breakdown } from './Breakdown.tsx'
import { exact, shownCoin } from './coins.ts'
import { Comparison } from './Comparison.tsx'
import { DealFooter } from './DealFooter.tsx'
import { Guards } from './Guards.tsx'
import { buyWarnings } from './guards.ts'
import { BlockingReason, blockingReason } from './BlockingReason.tsx'
import { LeaveFields } from './LeaveFields.tsx'
import { dealTexts as texts } from './textDeals.ts'
import { guardTexts } from './textGuards.ts'
import { useAllowance } from './useAllowance.ts'
import { usePriceGuards } from './usePriceGuards.ts'

export interface BuySheetProps {
  readonly card: Card
  readonly open: boolean
  readonly onClose: () => void
}

/** Reasons that the sheet or the flow itself removes. */
const handled = ['ALLOW_FIRST', 'NOT_ACTIVE', 'NOT_SIGNED_IN']

/** The listing as it is seen now: price, where it goes, and when the card comes. */
export function BuySheet({ card, open, onClose }: BuySheetProps) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const tokenId = String(card.tokenId)
  const { listing } = card
  const verdict = useApi(marketApi.canBuySkuProduct, open ? { tokenId } : null).data
  const { start, busy } = useAction(marketActions.buySkuProduct)
  const coin = listing?.coin ?? ''
  const price = BigInt(listing?.price ?? '0')
  const allowance = useAllowance(coin, price, open && listing !== null)
  const guards = usePriceGuards(tokenId, open, (info) =>
    buyWarnings(BigInt(listing?.worth ?? '0'), info),
  )
  const { info } = guards
  if (listing === null) return null
  const blocked = blockingReason(verdict, handled)
  const frozenUntil =
    card.itemUnlockTime !== null && card.itemUnlockTime > now ? card.itemUnlockTime : null
  const ready = allowance.state === 'none' || allowance.state === 'known'

  const review = (): void => {
    if (!guards.press() || !ready) return
    onClose()
    void start(
      {
        tokenId,
        number: String(listing.number),
        maxPrice: listing.price,
        shownPrice: isNative(coin) ? listing.price : '0',
      },
      allowance.first,
    )
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(texts.buyTitle, { card: cardName(t, card) })}
      lead={
        frozenUntil === null
          ? t(texts.buyLead)
          : t(texts.buyFrozen, { time: formats.dateTime(frozenUntil) })
      }
      footer={
        <DealFooter
          missing={guards.missing ? t(guardTexts.confirmFirst) : null}
          busy={busy || guards.state === 'reading' || allowance.state === 'reading'}
          disabled={blocked !== null || guards.state === 'failed' || allowance.state === 'failed'}
          onReview={review}
        />
      }
    >
      <p className="num font-display text-xl font-semibold [overflow-wrap:anywhere]">
        {exact(price, coin)}
      </p>
      <BlockingReason verdict={blocked} />
      <Guards guards={guards} />
      {info !== undefined && (
        <>
          <Breakdown
            price={price}
            coin={coin}
            feeBps={info.feeBps}
            creatorFeeBps={info.creatorFeeBps}
            side="buyer"
          />
          <Comparison compared={info} />
        </>
      )}
      <LeaveFields allowance={allowance} coin={coin} needed={price} />
      <Prerequisites
        allow={{ amounts: allowance.amounts, coin: shownCoin(coin) }}
        then={[t(texts.stepBuy)]}
      />
    </Sheet>
  )
}
