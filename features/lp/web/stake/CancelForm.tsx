import { Button } from '#platform/ui/Button.tsx'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { typedAmount } from '#platform/web/spend/amount.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { useState } from 'react'

import { lateFlows } from '../flows/late.ts'
import { lpCoin } from '../lp.ts'
import type { Mine } from './StakeForm.tsx'
import { lpStakeTexts as texts } from './text.ts'

/** How much comes out of the stream: all of it at any time, and what it earned stays owed. */
export function CancelForm({ mine }: { mine: Mine }) {
  const t = useText()
  const { start, busy } = useLateFlow(lateFlows.cancel)
  const [typed, setTyped] = useState('')
  const [pressed, setPressed] = useState(false)
  const coin = lpCoin(mine.symbol)
  const unlockable = BigInt(mine.unlockable)
  const amount = typedAmount(typed, coin, { balance: null })
  const units = 'units' in amount ? amount.units : null
  const above = units !== null && units > unlockable
  const fault =
    'fault' in amount
      ? amount.fault
      : above
        ? { text: texts.aboveUnlockable, values: { amount: exactOf(unlockable, coin) } }
        : null
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (units === null || above) return
        void start({ pool: mine.pool, amount: String(units) })
      }}
    >
      <AmountField
        label={t(texts.amount)}
        coin={coin}
        value={typed}
        onChange={setTyped}
        most={unlockable}
        mostWords={t(texts.unlockable, { amount: exactOf(unlockable, coin) })}
        fault={pressed || typed !== '' ? fault : null}
      />
      <Button full type="submit" busy={busy}>
        {t(shellTexts.review)}
      </Button>
    </form>
  )
}
