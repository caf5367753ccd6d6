import { Sheet } from '#platform/ui/Sheet.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { isNative } from '#platform/web/spend/coinContract.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { marketActions } from '../../marketActions.ts'
import { marketApi } from '../../marketApi.ts'
import type { CardDetail } from '../../shapes.ts'
import { cardName } from '../levelName.ts'
import { Breakdown } from './Breakdown.tsx'
import { Comparison } from './Comparison.tsx'
import { DealFooter } from './DealFooter.tsx'
import { Guards } from './Guards.tsx'
import { sellWarnings, worthOf } from './guards.ts'
import { BlockingReason, blockingReason } from './BlockingReason.tsx'
import { priceText, typedPrice } from './price.ts'
import { PriceFields, type PriceInput } from './PriceFields.tsx'
import { dealTexts as texts } from './textDeals.ts'
import { guardTexts } from './textGuards.ts'
import { usePriceGuards } from './usePriceGuards.ts'

const choices = [1, 3, 7, 30, 90, 180] as const

export interface SellSheetProps {
  readonly card: CardDetail
  readonly open: boolean
  readonly onClose: () => void
}

/** Lists a card, or changes its price: the seller's rest is shown before the signature. */
export function SellSheet({ card, open, onClose }: SellSheetProps) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const tokenId = String(card.tokenId)
  const verdict = useApi(marketApi.ifCanOperateCard, open ? { tokenId } : null).data?.sell
  const { start, busy } = useAction(marketActions.sell)
  const { listing } = card
  const [input, setInput] = useState<PriceInput>({
    typed: listing === null ? '' : priceText(listing.price),
    coin: listing?.coin ?? nativeSymbol(),
    days: '30',
  })
  const price = typedPrice(input.typed, input.coin)
  const units = 'units' in price ? price.units : null
  const guards = usePriceGuards(tokenId, open, (info) => {
    const worth = units === null ? null : worthOf(units, isNative(input.coin), info.trxRate)
    return worth === null ? [] : sellWarnings(worth, info)
  })
  const { info } = guards
  const blocked = blockingReason(verdict, ['APPROVE_FIRST'])
  const frozenUntil =
    card.itemUnlockTime !== null && card.itemUnlockTime > now ? card.itemUnlockTime : null
  const steps = [...(card.approved ? [] : [t(texts.stepApprove)]), t(texts.stepList)]

  const review = (): void => {
    if (!guards.press() || units === null) return
    onClose()
    const first = card.approved ? [] : [step(marketActions.approve, { tokenId })]
    void start(
      { action: 'sell', tokenId, coin: input.coin, price: String(units), days: input.days },
      first,
    )
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(listing === null ? texts.sellTitle : texts.changeTitle, {
        card: cardName(t, card),
      })}
      lead={t(listing === null ? texts.sellLead : texts.changeLead)}
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
      <PriceFields
        label={t(texts.price)}
        value={input}
        choices={choices}
        rate={info?.trxRate ?? null}
        pressed={guards.pressed}
        onChange={(next) => {
          setInput(next)
          guards.confirm(false)
        }}
      />
      {info !== undefined && <Comparison compared={info} />}
      <Guards guards={guards} />
      {units !== null && info !== undefined && (
        <Breakdown
          price={units}
          coin={input.coin}
          feeBps={info.feeBps}
          creatorFeeBps={info.creatorFeeBps}
          side="seller"
        />
      )}
      {frozenUntil !== null && (
        <p className="text-soft">{t(texts.sellStaked, { time: formats.dateTime(frozenUntil) })}</p>
      )}
      <Prerequisites then={steps} />
    </Sheet>
  )
}
