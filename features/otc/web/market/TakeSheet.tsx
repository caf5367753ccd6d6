import { useCoin } from '#features/exchange/public.web.ts'
import { parseAddress } from '#platform/std/address.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useSettled } from '#platform/web/useSettled.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'

import { otcActions } from '../../actions.ts'
import { otcApi } from '../../api.ts'
import { feeBps, feeOf, priceOf } from '../../price.ts'
import type { OfferView, OtcCoin } from '../../shapes.ts'
import { dealOf, isNative, priceIn, shownOf } from '../offers.ts'
import { takeTexts as texts } from '../textTake.ts'
import { useCoinForm } from '../useOtc.ts'
import { useSpending } from '../useSpending.ts'
import { PriceLine } from './PriceLine.tsx'

/** Reasons that the sheet or the flow itself removes. */
const handled = ['ALLOW_FIRST', 'NOT_ACTIVE', 'NOT_SIGNED_IN']
const form = 'otcTake'

/** A part of an offer or all of it, at the price that is seen. */
export function TakeSheet({ offer, onClose }: { offer: OfferView; onClose: () => void }) {
  const t = useText()
  const { percent } = useFormats()
  const { start, busy } = useAction(otcActions.productBuy)
  const sheet = useFormSheet([otcActions.productBuy.kind], onClose)
  const left = { giveLeft: BigInt(offer.giveLeft), wantLeft: BigInt(offer.wantLeft) }
  const [give, want] = [shownOf(offer.give), shownOf(offer.want)]
  const least = BigInt(offer.minLot)
  const whole = left.giveLeft <= least
  const most = { units: left.giveLeft, text: texts.aboveLeft }
  const typed = useTypedAmount(give, { balance: null, minimum: null, most })
  const units = typed.units
  const small = units !== null && units < least && units !== left.giveLeft
  const price = units === null ? 0n : priceOf(left, units)
  const dust = units !== null && units !== left.giveLeft && price === left.wantLeft
  const amount = units === null || small || dust ? null : units
  const mine = useCoinForm(offer.want.address).data?.mine ?? null
  const spending = useSpending(offer.want, amount === null ? 0n : price, mine)
  const settled = useSettled(amount === null ? '' : String(amount))
  const id = String(offer.id)
  const verdict = useApi(otcApi.ifCanBuy, settled === '' ? null : { id, amount: settled }).data
  const blocked =
    verdict === undefined || verdict.can || handled.includes(verdict.reason ?? '') ? null : verdict
  const fault = small
    ? { text: texts.belowLot, values: { amount: exactOf(least, give) } }
    : dust
      ? { text: texts.dust }
      : typed.field.fault

  const review = (): void => {
    typed.press()
    if (amount === null || blocked !== null) return
    const mostPaid = String(price)
    const shownPrice = isNative(offer.want.address) ? mostPaid : '0'
    const asked = { id, order: String(offer.order), amount: String(amount), mostPaid, shownPrice }
    void sheet.start(start(asked, spending.first))
  }

  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.title, { id })}
      footer={
        <SignedIn>
          <Button full type="submit" form={form} busy={busy} disabled={blocked !== null}>
            {t(shellTexts.review)}
          </Button>
        </SignedIn>
      }
    >
      <PriceLine price={priceIn(dealOf(offer))} big />
      <Form id={form} onSubmit={review}>
        <AmountField
          {...typed.field}
          fault={fault}
          label={t(texts.amount)}
          most={left.giveLeft}
          maximumText={t(texts.all, { amount: exactOf(left.giveLeft, give) })}
        />
      </Form>
      {!whole && (
        <p className="num text-xs text-soft">
          {t(texts.belowLot, { amount: exactOf(least, give) })}
        </p>
      )}
      <KeyValue
        rows={[
          {
            label: t(texts.pays),
            value: amount === null ? '–' : exactOf(price, want),
            tone: 'value',
          },
          {
            label: t(texts.fee, { percent: percent(feeBps) }),
            value: amount === null ? '–' : exactOf(feeOf(price), want),
          },
          ...(mine === null
            ? []
            : [{ label: t(texts.balance), value: exactOf(BigInt(mine.balance), want) }]),
        ]}
      />
      {blocked !== null && (
        <div role="alert" className="rounded-md bg-terra-wash px-3 py-2">
          <p className="font-semibold text-terra">{blocked.message}</p>
          <p>{blocked.remedy}</p>
        </div>
      )}
      {amount !== null && !isNative(offer.give.address) && (
        <Taxed coin={offer.give} amount={amount} />
      )}
      {spending.fields !== null && amount !== null && <AllowanceFields {...spending.fields} />}
      <Prerequisites allow={{ amounts: spending.amounts, coin: want }} then={[t(texts.stepTake)]} />
    </Sheet>
  )
}

/** A coin that keeps a part of each transfer gives less than what is taken. */
function Taxed({ coin, amount }: { coin: OtcCoin; amount: bigint }) {
  const t = useText()
  const { percent } = useFormats()
  const facts = useCoin(parseAddress(coin.address)).data
  const bps = facts?.transferTax?.bps ?? facts?.purchaseTax?.bps ?? 0
  if (bps === 0) return null
  const arrives = (amount * BigInt(10_000 - bps)) / 10_000n
  return (
    <p className="rounded-md bg-gold-wash px-3 py-2 text-gold">
      {t(texts.taxed, { percent: percent(bps), amount: exactOf(arrives, shownOf(coin)) })}
    </p>
  )
}
