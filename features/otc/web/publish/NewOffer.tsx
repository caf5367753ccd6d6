import { type Address, typedAddress } from '#platform/std/address.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { Form } from '#platform/ui/Form.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { otcActions } from '../../actions.ts'
import type { otcApi } from '../../api.ts'
import { feeOf, marketFor, type Priced } from '../../price.ts'
import { isNative, shownOf } from '../offers.ts'
import { publishTexts as texts } from '../textPublish.ts'
import { useSpending } from '../useSpending.ts'
import { PriceCheck } from './PriceCheck.tsx'
import { TakerField, takerFault } from './TakerField.tsx'
import { type Days, type Lot, lotOf, TermFields } from './TermFields.tsx'
import { useAmount } from './useAmount.ts'
import { WantField } from './WantField.tsx'

type Found = Reply<typeof otcApi.form>

export const pricedOf = ({ coin: { decimals }, priceE12 }: Found): Priced | null =>
  decimals === null || priceE12 === null ? null : { priceE12: BigInt(priceE12), decimals }

interface NewOfferProps {
  readonly form: string
  readonly give: Found
  readonly want: Found
}

/** Both amounts, and the terms of the offer. */
export function NewOffer({ form, give, want }: NewOfferProps) {
  const t = useText()
  const { address } = useSession()
  const { start } = useAction(otcActions.publish)
  const [pressed, setPressed] = useState(false)
  const [lot, setLot] = useState<Lot>('hundredth')
  const [days, setDays] = useState<Days>('7')
  const [closed, setClosed] = useState(false)
  const [taker, setTaker] = useState('')
  const [giveCoin, wantCoin] = [shownOf(give.coin), shownOf(want.coin)]
  const balance = give.mine === null ? null : BigInt(give.mine.balance)
  const given = useAmount(giveCoin, { balance }, pressed)
  const wanted = useAmount(wantCoin, { balance: null }, pressed)
  const [givePrice, wantPrice] = [pricedOf(give), pricedOf(want)]
  const market = given.units === null ? null : marketFor(given.units, givePrice, wantPrice)
  const spending = useSpending(give.coin, given.units ?? 0n, give.mine)
  const only = typedAddress(taker)

  const review = (): void => {
    setPressed(true)
    if (given.units === null || wanted.units === null) return
    if (closed && takerFault(only, address) !== null) return
    const terms = {
      action: 'publish',
      give: give.coin.address,
      giveAmount: String(given.units),
      want: want.coin.address,
      wantAmount: String(wanted.units),
      minLot: String(lotOf(lot, given.units)),
      days,
    } as const
    void start(closed ? { ...terms, taker: only as Address } : terms, spending.first)
  }

  return (
    <Form id={form} onSubmit={review}>
      <AmountField
        label={t(texts.giveAmount)}
        coin={giveCoin}
        value={given.typed}
        onChange={given.setTyped}
        most={balance}
        fault={given.fault}
      />
      <WantField
        coin={wantCoin}
        value={wanted.typed}
        onChange={wanted.setTyped}
        fault={wanted.fault}
        market={market}
        priced={givePrice !== null && wantPrice !== null}
      />
      {given.units !== null && wanted.units !== null && (
        <>
          <PriceCheck
            deal={{
              give: give.coin,
              giveAmount: given.units,
              want: want.coin,
              wantAmount: wanted.units,
              market,
            }}
          />
          <Received amount={wanted.units} coin={wantCoin} />
        </>
      )}
      <TermFields lot={lot} onLot={setLot} days={days} onDays={setDays} />
      <TakerField
        on={closed}
        onToggle={setClosed}
        value={taker}
        onChange={setTaker}
        own={address}
        pressed={pressed}
      />
      {given.units !== null && !isNative(give.coin.address) && spending.fields !== null && (
        <>
          <AllowanceFields {...spending.fields} />
          <Prerequisites
            allow={{ amounts: spending.amounts, coin: giveCoin }}
            then={[t(texts.stepPublish)]}
          />
        </>
      )}
      <p className="text-soft">{t(texts.back)}</p>
      <Verify
        of={t(texts.marketPrice)}
        source={sourcesOf([...give.sources, ...want.sources], 'priceE12')}
      />
    </Form>
  )
}

/** What all of it brings. */
export function Received({ amount, coin }: { amount: bigint; coin: ReturnType<typeof shownOf> }) {
  const t = useText()
  return (
    <p className="num flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-soft">{t(texts.youGet)}</span>
      <span translate="no" className="font-semibold text-verdigris [overflow-wrap:anywhere]">
        {figureOf(amount - feeOf(amount), coin)}
      </span>
    </p>
  )
}
