import type { Reply } from '#platform/std/endpoint.ts'
import { Form } from '#platform/ui/Form.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useChainNow } from '#platform/web/time.ts'
import { Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { lockActions } from '../../actions.ts'
import type { lockApi } from '../../api.ts'
import { day, typedDays } from '../days.ts'
import { shownOf, worthOf } from '../locks.ts'
import { makeTexts as texts } from '../textMake.ts'
import { DaysField } from './DaysField.tsx'
import { Outcome } from './Outcome.tsx'
import { ShortCoin } from './ShortCoin.tsx'

interface FormBProps {
  readonly form: string
  readonly found: Reply<typeof lockApi.lockB>
}

/** The account's one lock of the platform's LP coin: more of it, a later end, or both. */
export function FormB({ form, found }: FormBProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const now = useChainNow()
  const { start } = useAction(lockActions.lockB)
  const [days, setDays] = useState('')
  const { coin, mine, next, mostTime } = found
  const shown = shownOf(coin)
  const lock = mine?.lock?.locked === true ? mine.lock : null
  const due = lock !== null && now >= lock.lockTime
  const running = lock !== null && !due
  const balance = mine === null ? null : BigInt(mine.balance)
  const { units, pressed, press, field } = useTypedAmount(shown, { balance })
  // A running lock may only end later, or only get more.
  const none = running && field.value.trim() === ''
  const amount = none ? 0n : units
  const typed = typedDays(days, Math.floor(mostTime / day))
  const chosen = 'days' in typed ? typed.days : running && days === '' ? 0 : null
  const end = chosen === null || chosen === 0 ? (lock?.lockTime ?? null) : now + chosen * day
  const earlier =
    running && chosen !== null && chosen > 0 && end !== null && end < lock.lockTime + day
  const standing = BigInt(mine?.allowance ?? '0')
  const amounts = amount === null ? [] : allowanceSteps(standing, amount)
  const unchanged = amount === 0n && chosen === 0

  const review = (): void => {
    press()
    // The contract keeps the later end: an earlier one would be shown, and not come true.
    if (amount === null || chosen === null || earlier || unchanged) return
    void start(
      { amount: String(amount), lockTime: String(chosen * day) },
      amounts.map((each) =>
        step(lockActions.approve, { kind: 'B', coin: coin.address, amount: String(each) }),
      ),
    )
  }

  return (
    <Form id={form} onSubmit={review}>
      <p className="text-soft">{t(texts.aboutB, { symbol: coin.symbol })}</p>
      {next !== null && (
        <p className="text-gold">
          {t(texts.nextCoin, { symbol: next.coin.symbol, time: dateTime(next.time) })}
        </p>
      )}
      {lock !== null && (
        <KeyValue
          rows={[
            { label: t(texts.lockedNow), value: figureOf(BigInt(lock.amount), shown) },
            { label: t(texts.endsNow), value: dateTime(lock.lockTime) },
          ]}
        />
      )}
      {due && <p className="text-gold">{t(lock.paid === '0' ? texts.dueB : texts.paidB)}</p>}
      <AmountField
        {...field}
        fault={none ? null : field.fault}
        label={t(lock === null ? texts.amount : texts.addAmount)}
        most={balance}
      />
      <DaysField
        value={days}
        onChange={setDays}
        most={Math.floor(mostTime / day)}
        pressed={pressed}
        {...(running ? { keep: true as const, from: lock.lockTime + day } : {})}
      />
      {earlier && (
        <p role="alert" className="text-terra">
          {t(texts.notLater, { time: dateTime(lock.lockTime) })}
        </p>
      )}
      {pressed && unchanged && (
        <p role="alert" className="text-terra">
          {t(texts.changeNothing)}
        </p>
      )}
      <ShortCoin held={BigInt(found.held)} owed={BigInt(found.timed)} coin={shown} />
      {end !== null && amount !== null && (
        <>
          <Outcome
            end={earlier ? lock.lockTime : end}
            worth={worthOf(BigInt(lock?.amount ?? '0') + amount, coin, found.price)}
            meterBps={null}
          />
          <AllowanceFields
            coin={shown}
            needed={amount}
            standing={standing}
            usual={0n}
            choice="exact"
            choose={() => {}}
          />
          <Prerequisites allow={{ amounts, coin: shown }} then={[t(texts.stepLock)]} />
        </>
      )}
      <Verify of={t(texts.lockedNow)} source={found.sources} />
    </Form>
  )
}
