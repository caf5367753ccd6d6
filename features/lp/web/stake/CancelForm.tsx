import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'

import { lpActions } from '../../actions.ts'
import { lpCoin } from '../lp.ts'
import type { Mine } from './StakeForm.tsx'
import { lpStakeTexts as texts } from './text.ts'

/** How much comes out of the stream: all of it at any time, and what it earned stays owed. */
export function CancelForm({ mine }: { mine: Mine }) {
  const t = useText()
  const { start, busy } = useAction(lpActions.lpPledgeUnlock)
  const coin = lpCoin(mine.symbol)
  const unlockable = BigInt(mine.unlockable)
  const { units, press, field } = useTypedAmount(coin, {
    balance: null,
    most: { units: unlockable, text: texts.aboveUnlockable },
  })
  return (
    <Form
      onSubmit={() => {
        press()
        if (units !== null) void start({ pool: mine.pool, amount: String(units) })
      }}
    >
      <AmountField
        {...field}
        label={t(texts.amount)}
        most={unlockable}
        mostWords={t(texts.unlockable, { amount: exactOf(unlockable, coin) })}
      />
      <Button full type="submit" busy={busy}>
        {t(shellTexts.review)}
      </Button>
    </Form>
  )
}
