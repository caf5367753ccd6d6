import { Form } from '#platform/ui/Form.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'

import { lpActions } from '../../actions.ts'
import type { StakeProps } from './StakeForm.tsx'
import { lpStakeTexts as texts } from './text.ts'
import { useLpAmount } from './useLpAmount.ts'

/** How much is taken out: all of it at any time, and what it earned stays owed. */
export function CancelForm({ mine, one, form }: StakeProps) {
  const t = useText()
  const { start } = useAction(lpActions.lpPledgeUnlock)
  const unlockable = BigInt(mine.unlockable)
  const { coin, units, press, most, field } = useLpAmount(mine.symbol, one.holdings, {
    all: unlockable,
    balance: null,
    most: { units: unlockable, text: texts.aboveUnlockable },
  })
  return (
    <Form
      id={form}
      onSubmit={() => {
        press()
        if (units !== null) void start({ pool: mine.pool, amount: String(units) })
      }}
    >
      <AmountField
        {...field}
        label={t(texts.amount)}
        most={most}
        maximumText={t(texts.unlockable, { amount: figureOf(most, coin) })}
      />
    </Form>
  )
}
