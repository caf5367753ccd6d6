import { Button } from '#platform/ui/Button.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useApi } from '#platform/web/api.ts'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'

import { lockActions } from '../../actions.ts'
import { lockApi } from '../../api.ts'
import type { LockView } from '../../shapes.ts'
import { shownOf } from '../locks.ts'
import { makeTexts as texts } from '../textMake.ts'
import type { LockSheetProps } from './ExtendSheet.tsx'
import { ShortCoin } from './ShortCoin.tsx'

/** More of the same coin, with the same end. */
export function AddSheet({ lock, onClose }: LockSheetProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const a = useAction(lockActions.increase)
  const b = useAction(lockActions.lockB)
  const sheet = useFormSheet([lockActions.increase.kind, lockActions.lockB.kind], onClose)
  const { kind, coin } = lock
  const shown = shownOf(coin)
  const found = useSpendable(lock)
  const balance = found?.balance ?? null
  const { units, press, field } = useTypedAmount(shown, { balance })
  const standing = found?.allowance ?? 0n
  const amounts = units === null ? [] : allowanceSteps(standing, units)
  const review = (): void => {
    press()
    if (units === null || found === null) return
    const first = amounts.map((each) =>
      step(lockActions.approve, { kind, coin: coin.address, amount: String(each) }),
    )
    const amount = String(units)
    if (kind === 'A')
      void sheet.start(a.start({ createTime: String(lock.createTime), amount }, first))
    else void sheet.start(b.start({ amount, lockTime: '0' }, first))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.addTitle)}
      lead={t(texts.addLead, { date: dateTime(lock.lockTime) })}
      footer={
        <Button full busy={a.busy || b.busy || found === null} onClick={review}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <AmountField {...field} label={t(texts.addAmount)} most={balance} />
      {found !== null && <ShortCoin held={found.held} owed={found.timed} coin={shown} />}
      {units !== null && (
        <>
          <AllowanceFields
            coin={shown}
            needed={units}
            standing={standing}
            usual={0n}
            choice="exact"
            choose={() => {}}
          />
          <Prerequisites allow={{ amounts, coin: shown }} then={[t(texts.stepAdd)]} />
        </>
      )}
    </Sheet>
  )
}

/** Base units: what the reader has of the coin, what the lock may take of it, and what the contract has and owes. */
function useSpendable({ kind, coin }: LockView) {
  const form = useApi(lockApi.form, kind === 'A' ? { coin: coin.address } : null)
  const lockB = useApi(lockApi.lockB, kind === 'B' ? {} : null)
  const data = kind === 'A' ? form.data : lockB.data
  if (data === undefined || data.mine === null) return null
  return {
    balance: BigInt(data.mine.balance),
    allowance: BigInt(data.mine.allowance),
    held: BigInt(data.held),
    timed: BigInt(data.timed),
  }
}
