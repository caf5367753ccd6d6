import { CoinPicker } from '#features/exchange/public.web.ts'
import type { Address } from '#platform/std/address.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { Form } from '#platform/ui/Form.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { allowanceSteps, usualAllowance } from '#platform/web/spend/allowance.ts'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useAllowanceChoice } from '#platform/web/spend/useAllowanceChoice.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useChainNow } from '#platform/web/time.ts'
import { Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { lockActions } from '../../actions.ts'
import { lockApi } from '../../api.ts'
import type { Meter } from '../../shapes.ts'
import { day, typedDays } from '../days.ts'
import { shownOf, worthOf } from '../locks.ts'
import { meterAfter } from '../meterParts.ts'
import { makeTexts as texts } from '../textMake.ts'
import { DaysField } from './DaysField.tsx'
import { Outcome } from './Outcome.tsx'
import { ShortCoin } from './ShortCoin.tsx'

interface FormAProps {
  readonly form: string
  readonly coin: Address
  readonly onCoin: (coin: Address) => void
  /** Of an LP coin whose pool the meter knows. */
  readonly meter: Meter | null
}

/** A lock of any coin for days. */
export function FormA({ form, coin, onCoin, meter }: FormAProps) {
  const t = useText()
  const query = useApi(lockApi.form, { coin }, { refetchInterval: 30_000 })
  const none = query.error?.code === 'NO_COIN'
  return (
    <>
      <CoinPicker
        label={t(texts.coin)}
        coin={coin}
        onPick={onCoin}
        error={none ? (query.error?.message ?? null) : null}
      />
      {!none && (
        <QueryState query={query} skeleton={<Skeleton className="h-80 w-full" />}>
          {(found) => <Fields key={coin} form={form} found={found} meter={meter} />}
        </QueryState>
      )}
    </>
  )
}

interface FieldsProps extends Pick<FormAProps, 'form' | 'meter'> {
  readonly found: Reply<typeof lockApi.form>
}

function Fields({ form, found, meter }: FieldsProps) {
  const t = useText()
  const now = useChainNow()
  const lock = useAction(lockActions.lock)
  const forEver = useAction(lockActions.forEver)
  const [days, setDays] = useState('')
  const [ever, setEver] = useState(false)
  const [choice, choose] = useAllowanceChoice()
  const { coin, mine, mostDays } = found
  const shown = shownOf(coin)
  const balance = mine === null ? null : BigInt(mine.balance)
  const { units, pressed, press, field } = useTypedAmount(shown, { balance })
  const typed = typedDays(days, mostDays)
  const chosen = 'days' in typed ? typed.days : null
  const standing = BigInt(mine?.allowance ?? '0')
  const usual = coin.contract === 'Usdt' ? usualAllowance : 0n
  const amounts = units === null || ever ? [] : allowanceSteps(standing, units, choice, usual)
  const isLp = meter !== null
  const term = ever ? ('forEver' as const) : chosen

  const review = (): void => {
    press()
    if (units === null) return
    const wanted = { coin: coin.address, amount: String(units) }
    if (ever) void forEver.start(wanted)
    else if (chosen !== null) {
      void lock.start(
        { ...wanted, day: String(chosen) },
        amounts.map((amount) =>
          step(lockActions.approve, { kind: 'A', coin: coin.address, amount: String(amount) }),
        ),
      )
    }
  }

  return (
    <Form id={form} onSubmit={review}>
      <AmountField {...field} label={t(texts.amount)} most={balance} />
      {!ever && <DaysField value={days} onChange={setDays} most={mostDays} pressed={pressed} />}
      {isLp && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-terra"
            checked={ever}
            onChange={(event) => setEver(event.target.checked)}
          />
          <span>{t(texts.forEver)}</span>
        </label>
      )}
      {ever && (
        <p role="alert" className="rounded-md bg-terra-wash px-4 py-3 text-terra">
          {t(texts.forEverMeans)}
        </p>
      )}
      {!ever && <ShortCoin held={BigInt(found.held)} owed={BigInt(found.timed)} coin={shown} />}
      {term !== null && units !== null && (
        <>
          <Outcome
            end={term === 'forEver' ? null : now + term * day}
            worth={worthOf(units, coin, found.price)}
            meterBps={meter === null ? null : meterAfter(meter, units, term)}
          />
          {!ever && (
            <>
              <AllowanceFields
                coin={shown}
                needed={units}
                standing={standing}
                usual={usual}
                choice={choice}
                choose={choose}
              />
              <Prerequisites allow={{ amounts, coin: shown }} then={[t(texts.stepLock)]} />
            </>
          )}
        </>
      )}
      {!ever && <p className="text-soft">{t(texts.nobody)}</p>}
      <Verify of={t(texts.worth)} source={found.sources} />
    </Form>
  )
}
