import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount } from '#platform/std/format.ts'
import { Form } from '#platform/ui/Form.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { allowanceSteps, usualAllowance } from '#platform/web/spend/allowance.ts'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf, figureOf } from '#platform/web/spend/coin.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useAllowanceChoice } from '#platform/web/spend/useAllowanceChoice.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useState } from 'react'

import { stakingActions } from '../actions.ts'
import type { Plan } from '../shapes.ts'
import { firstTerm, rateField, worthIn, yearlyFrom } from './plans.ts'
import { Reward } from './Reward.tsx'
import { TermChips } from './TermChips.tsx'
import { stakingTexts as texts } from './text.ts'

export interface StakeFormProps {
  readonly plan: Plan
  /** Id of the form, for the button at the bottom. */
  readonly form: string
}

/** How long and how much; what is set aside for it and when it unlocks stands before the signature. */
export function StakeForm({ plan, form }: StakeFormProps) {
  const t = useText()
  const { start } = useAction(stakingActions.pledge)
  const [days, setDays] = useState(() => firstTerm(plan.terms)?.days ?? null)
  const [choice, choose] = useAllowanceChoice()

  const term = plan.terms.find((each) => each.days === days)
  const balance = plan.mine === null ? null : BigInt(plan.mine.balance)
  const minimum = BigInt(plan.minimum)
  const { units, pressed, press, field } = useTypedAmount(plan, {
    balance,
    minimum,
    most: term === undefined ? null : { units: BigInt(term.most), text: texts.aboveReserve },
  })
  const standing = BigInt(plan.mine?.allowance ?? '0')
  const usual = plan.symbol === 'USDT' ? usualAllowance : 0n
  const amounts = units === null ? [] : allowanceSteps(standing, units, choice, usual)
  const worth =
    units === null || plan.symbol === 'USDT' ? null : worthIn(units, plan, plan.priceE12)

  const review = (): void => {
    press()
    if (term === undefined || units === null) return
    const coin = plan.symbol
    void start(
      { coin, days: String(term.days), amount: String(units) },
      amounts.map((each) => step(stakingActions.approve, { coin, amount: String(each) })),
    )
  }

  return (
    <Form id={form} onSubmit={review}>
      <TermChips terms={plan.terms} value={days} onChange={setDays} />
      {pressed && term === undefined && (
        <p role="alert" className="text-terra">
          {t(texts.daysFirst)}
        </p>
      )}
      <AmountField
        {...field}
        label={t(texts.amount)}
        most={balance}
        maximumText={
          balance === null
            ? undefined
            : t(texts.balanceLeast, {
                balance: figureOf(balance, plan),
                least: exactOf(minimum, plan),
              })
        }
      />
      {worth !== null && (
        <p className="num -mt-2 text-soft">{`${figureAmount(worth, decimalsOf.USDT)} USDT`}</p>
      )}
      {term !== undefined && <Reward plan={plan} term={term} units={units} />}
      <p className="text-soft">{t(texts.leaveAnyTime)}</p>
      {term !== undefined && units !== null && (
        <>
          <AllowanceFields
            coin={plan}
            needed={units}
            standing={standing}
            usual={usual}
            choice={choice}
            choose={choose}
          />
          <Prerequisites allow={{ amounts, coin: plan }} then={[t(texts.stepPledge)]} />
        </>
      )}
      <Verify of={t(earningTexts.apr)} source={yearlyFrom(plan)} />
      {term !== undefined && (
        <Verify of={t(texts.reserved)} source={sourceOf(plan.sources, rateField(term.days))} />
      )}
      <Verify of={t(earningTexts.total)} source={sourceOf(plan.sources, 'total')} />
    </Form>
  )
}
