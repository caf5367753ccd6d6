import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'
import { useState } from 'react'

import { poolActions } from '../../actions.ts'
import { shownOf } from '../proposals.ts'
import { daoTexts as texts } from '../textDao.ts'
import type { PoolReply } from './Pool.tsx'

const form = 'daoDonate'

interface DonateSheetProps {
  readonly pool: PoolReply
  readonly onClose: () => void
}

/** A gift of one of the pool's coins. */
export function DonateSheet({ pool, onClose }: DonateSheetProps) {
  const t = useText()
  const sheet = useFormSheet([poolActions.donate.kind, poolActions.donateCoin.kind], onClose)
  const [symbol, setSymbol] = useState(pool.coins[0]!.coin.symbol)
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.donate)}
      lead={t(texts.donateLead)}
      footer={
        <Button full type="submit" form={form}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <Tabs
        label={t(texts.coin)}
        buttons
        items={pool.coins.map(({ coin }) => ({ value: coin.symbol, label: coin.symbol }))}
        value={symbol}
        onChange={setSymbol}
      />
      <Gift
        key={symbol}
        of={pool.coins.find(({ coin }) => coin.symbol === symbol)!}
        begin={sheet.start}
      />
    </Sheet>
  )
}

interface GiftProps {
  readonly of: PoolReply['coins'][number]
  readonly begin: (starting: Promise<void>) => Promise<void>
}

function Gift({ of: { coin, mine }, begin }: GiftProps) {
  const t = useText()
  const native = useAction(poolActions.donate)
  const other = useAction(poolActions.donateCoin)
  const shown = shownOf(coin)
  const balance = mine === null ? null : BigInt(mine.balance)
  const typed = useTypedAmount(shown, { balance })
  const allowance = mine?.allowance ?? null
  const amounts =
    typed.units === null || allowance === null ? [] : allowanceSteps(BigInt(allowance), typed.units)
  const review = (): void => {
    typed.press()
    if (typed.units === null) return
    const amount = String(typed.units)
    if (coin.contract === null) {
      void begin(native.start({ amount }))
      return
    }
    const first = amounts.map((one) =>
      step(poolActions.approveGift, { coin: coin.symbol, amount: String(one) }),
    )
    void begin(other.start({ coin: coin.symbol, amount }, first))
  }
  return (
    <>
      <Form id={form} onSubmit={review}>
        <AmountField {...typed.field} label={t(texts.amount)} most={balance} />
      </Form>
      <Prerequisites allow={{ amounts, coin: shown }} then={[t(texts.donateStep)]} />
    </>
  )
}
