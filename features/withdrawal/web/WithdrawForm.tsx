import { Form } from '#platform/ui/Form.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { FormBar } from '#platform/web/spend/FormBar.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'

import { withdrawalActions } from '../actions.ts'
import { feeOf } from '../rules.ts'
import type { Allotment, WithdrawalState } from '../shapes.ts'
import { boundsOf } from './bounds.ts'
import { withdrawalTexts as texts } from './text.ts'

const form = 'withdraw'

export interface WithdrawFormProps {
  readonly state: WithdrawalState
  readonly mine: Allotment
}

/** The amount; fee and payout are shown before the signature. */
export function WithdrawForm({ state, mine }: WithdrawFormProps) {
  const t = useText()
  const formats = useFormats()
  const { start, busy } = useAction(withdrawalActions.apply)
  const { coin, feeRate } = state
  const available = BigInt(mine.available)
  const bounds = boundsOf({ available, minimum: BigInt(state.minimum) })
  const { units, press, field } = useTypedAmount(coin, bounds)
  const fee = units === null ? null : feeOf(units, feeRate)

  const review = (): void => {
    press()
    if (units === null || fee === null) return
    void start({ amount: String(units), mostFee: String(fee) })
  }

  return (
    <>
      <Form id={form} onSubmit={review}>
        <AmountField
          {...field}
          label={t(texts.amount)}
          most={available}
          maximumText={t(texts.unlockedNow, { amount: exactOf(available, coin) })}
        />
        {units !== null && fee !== null && (
          <KeyValue
            rows={[
              { label: t(texts.fee), value: exactOf(fee, coin) },
              { label: t(texts.receive), value: exactOf(units - fee, coin), tone: 'good' },
            ]}
          />
        )}
        <p className="text-xs text-soft">{t(texts.feeNote, { rate: formats.percent(feeRate) })}</p>
      </Form>
      <FormBar form={form} busy={busy} />
    </>
  )
}
