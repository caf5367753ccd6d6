import { Select } from '#platform/ui/Select.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { isNative } from '#platform/web/spend/coinContract.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useState } from 'react'

import type { CardDetail } from '../../shapes.ts'
import { cardName, levelName } from '../levelName.ts'
import { shownCoin } from './coins.ts'
import { Comparison } from './Comparison.tsx'
import { DealFooter } from './DealFooter.tsx'
import { marketActions } from '../../marketActions.ts'
import { Guards } from './Guards.tsx'
import { LeaveFields } from './LeaveFields.tsx'
import { buyWarnings, worthOf } from './guards.ts'
import { typedPrice } from './price.ts'
import { PriceFields, type PriceInput } from './PriceFields.tsx'
import { dealTexts as texts } from './textDeals.ts'
import { guardTexts } from './textGuards.ts'
import { useAllowance } from './useAllowance.ts'
import { usePriceGuards } from './usePriceGuards.ts'

const choices = [1, 3, 7, 30] as const

export interface OfferSheetProps {
  readonly card: CardDetail
  readonly open: boolean
  readonly onClose: () => void
}

/** An amount that waits in the contract, for this card or for any of its level. */
export function OfferSheet({ card, open, onClose }: OfferSheetProps) {
  const t = useText()
  const tokenId = String(card.tokenId)
  const { start, busy } = useAction(marketActions.offer)
  const [target, setTarget] = useState<'card' | 'level'>('card')
  const [input, setInput] = useState<PriceInput>({ typed: '', coin: nativeSymbol(), days: '7' })
  const { coin } = input
  const price = typedPrice(input.typed, coin)
  const units = 'units' in price ? price.units : null
  const guards = usePriceGuards(tokenId, open, (info) => {
    const worth = units === null ? null : worthOf(units, isNative(coin), info.trxRate)
    return worth === null ? [] : buyWarnings(worth, info)
  })
  const { info } = guards
  const allowance = useAllowance(coin, units ?? 0n, open)
  const ready = allowance.state === 'none' || allowance.state === 'known'

  const review = (): void => {
    if (!guards.press() || units === null || !ready) return
    onClose()
    const what = target === 'card' ? { tokenId } : { level: String(card.level) }
    void start({ ...what, coin, amount: String(units), days: input.days }, allowance.first)
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(texts.offerTitle, { card: cardName(t, card) })}
      lead={t(texts.offerLead)}
      footer={
        <DealFooter
          missing={guards.missing ? t(guardTexts.confirmFirst) : null}
          busy={busy || guards.state === 'reading' || allowance.state === 'reading'}
          disabled={guards.state === 'failed' || allowance.state === 'failed'}
          onReview={review}
        />
      }
    >
      <div className="flex items-center justify-between gap-4">
        <span className="text-soft">{t(texts.offerFor)}</span>
        <Select
          label={t(texts.offerFor)}
          value={target}
          options={[
            { value: 'card', label: t(texts.thisCard) },
            { value: 'level', label: t(texts.anyOf, { level: levelName(t, card.levelStr) }) },
          ]}
          onChange={setTarget}
        />
      </div>
      <PriceFields
        label={t(texts.amount)}
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
      {units !== null && (
        <>
          <LeaveFields allowance={allowance} coin={coin} needed={units} />
          <Prerequisites
            allow={{ amounts: allowance.amounts, coin: shownCoin(coin) }}
            then={[t(texts.stepOffer)]}
          />
        </>
      )}
    </Sheet>
  )
}
