import { formatUnits } from '#platform/std/amount.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useScreenTitle } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import { FormBar } from '#platform/web/spend/FormBar.tsx'
import { useState } from 'react'

import { otcActions } from '../../actions.ts'
import type { OfferView } from '../../shapes.ts'
import { CoinPair, Left } from '../market/OfferHead.tsx'
import { dealOf, shownOf } from '../offers.ts'
import { otcTexts } from '../text.ts'
import { publishTexts as texts } from '../textPublish.ts'
import { useOffer } from '../useOtc.ts'
import { Received } from './NewOffer.tsx'
import { PriceCheck } from './PriceCheck.tsx'
import { type Days, type Lot, lotOf, lots, TermFields } from './TermFields.tsx'
import { useAmount } from './useAmount.ts'
import { WantField } from './WantField.tsx'

const form = 'otcEdit'

/** Another price, lot or time of an offer of the reader. */
export function ChangeOffer({ id }: { id: string }) {
  const t = useText()
  useScreenTitle(t(texts.changing, { id }))
  const { address } = useSession()
  const query = useOffer(id)
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {({ offer }) => {
        const own = address === null || address === offer.maker
        if (own && offer.giveLeft !== '0') return <Fields key={offer.order} offer={offer} />
        return (
          <EmptyState title={t(texts.notYours)} next={{ to: '/otc', text: t(otcTexts.toMarket) }} />
        )
      }}
    </QueryState>
  )
}

function Fields({ offer }: { offer: OfferView }) {
  const t = useText()
  const { start, busy } = useAction(otcActions.edit)
  const [pressed, setPressed] = useState(false)
  const deal = dealOf(offer)
  const [lot, setLot] = useState<Lot>(() => lotNow(offer))
  const [days, setDays] = useState<Days>('7')
  const want = shownOf(offer.want)
  const standing = formatUnits(deal.wantAmount, want.decimals)
  const wanted = useAmount(want, { balance: null }, pressed, standing)
  const review = (): void => {
    setPressed(true)
    if (wanted.units === null) return
    const minLot = String(lotOf(lot, deal.giveAmount))
    const wantAmount = String(wanted.units)
    void start({ action: 'edit', id: String(offer.id), wantAmount, minLot, days })
  }
  return (
    <>
      <div className="flex items-center gap-3">
        <CoinPair offer={offer} />
        <div className="min-w-0 grow">
          <Left offer={offer} />
        </div>
      </div>
      <Form id={form} onSubmit={review}>
        <WantField
          coin={want}
          value={wanted.typed}
          onChange={wanted.setTyped}
          fault={wanted.fault}
          market={deal.market}
          priced={deal.market !== null}
        />
        {wanted.units !== null && (
          <>
            <PriceCheck deal={{ ...deal, wantAmount: wanted.units }} />
            <Received amount={wanted.units} coin={want} />
          </>
        )}
        <TermFields lot={lot} onLot={setLot} days={days} onDays={setDays} />
        <p className="text-soft">{t(texts.newVersion)}</p>
      </Form>
      <FormBar form={form} busy={busy} />
    </>
  )
}

/** The choice that is nearest to the offer's lot, from below. */
const lotNow = ({ giveLeft, minLot }: OfferView): Lot =>
  lots.findLast((lot) => lotOf(lot, BigInt(giveLeft)) <= BigInt(minLot)) ?? 'hundredth'
