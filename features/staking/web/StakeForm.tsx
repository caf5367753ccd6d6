import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SignedIn } from '#platform/web/SignedIn.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { allowanceSteps, usualAllowance } from '#platform/web/spend/allowance.ts'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { StepsAhead } from '#platform/web/spend/StepsAhead.tsx'
import { useAllowanceChoice } from '#platform/web/spend/useAllowanceChoice.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useChainNow } from '#platform/web/time.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { stakingActions } from '../actions.ts'
import type { Plan } from '../shapes.ts'
import { rateField, rewardFor, yearlyFrom } from './plans.ts'
import { TermChips } from './TermChips.tsx'
import { stakingTexts as texts } from './text.ts'

/** How long and how much; what is set aside for it and when it unlocks stands before the signature. */
export function StakeForm({ plan }: { plan: Plan }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { start, busy } = useAction(stakingActions.pledge)
  const [days, setDays] = useState<number | null>(null)
  const [choice, choose] = useAllowanceChoice()

  const term = plan.terms.find((each) => each.days === days)
  const balance = plan.mine === null ? null : BigInt(plan.mine.balance)
  const { units, pressed, press, field } = useTypedAmount(plan, {
    balance,
    minimum: BigInt(plan.minimum),
    most: term === undefined ? null : { units: BigInt(term.most), text: texts.aboveReserve },
  })
  const standing = BigInt(plan.mine?.allowance ?? '0')
  const usual = plan.symbol === 'USDT' ? usualAllowance : 0n
  const amounts = units === null ? [] : allowanceSteps(standing, units, choice, usual)
  const ready = term !== undefined && units !== null

  const review = (): void => {
    press()
    if (!ready) return
    const coin = plan.symbol
    void start(
      { coin, days: String(term.days), amount: String(units) },
      amounts.map((each) => step(stakingActions.approve, { coin, amount: String(each) })),
    )
  }

  return (
    <Form onSubmit={review}>
      <TermChips terms={plan.terms} value={days} onChange={setDays} sources={yearlyFrom(plan)} />
      {pressed && term === undefined && (
        <p role="alert" className="text-terra">
          {t(texts.daysFirst)}
        </p>
      )}
      <AmountField {...field} label={t(texts.amount)} most={balance} />
      {ready && (
        <>
          <Surface className="bg-ground">
            <KeyValue
              rows={[
                {
                  label: t(texts.reserved),
                  value: exactOf(rewardFor(units, term), tesCoin),
                  tone: 'good',
                },
                { label: t(texts.unlockDate), value: formats.dateTime(now + term.days * 86_400) },
                { label: t(texts.leaveEarly), value: t(texts.leaveEarlyYes), wide: true },
              ]}
            />
            <div className="flex justify-end">
              <Verify
                of={t(texts.reserved)}
                source={sourceOf(plan.sources, rateField(term.days))}
              />
            </div>
          </Surface>
          <AllowanceFields
            coin={plan}
            needed={units}
            standing={standing}
            usual={usual}
            choice={choice}
            choose={choose}
          />
          <StepsAhead allow={{ amounts, coin: plan }} then={[t(texts.stepPledge)]} />
        </>
      )}
      <SignedIn>
        <Button full type="submit" busy={busy}>
          {t(shellTexts.review)}
        </Button>
      </SignedIn>
      <p className="text-xs text-soft">{t(texts.aprHow)}</p>
    </Form>
  )
}
