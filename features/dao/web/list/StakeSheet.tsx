import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { tesCoin } from '#platform/web/spend/coin.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'

import { stakeActions } from '../../actions.ts'
import { daoTexts as texts } from '../textDao.ts'
import type { Mine } from './MyVotes.tsx'

const form = 'daoStake'

export interface StakeSheetProps {
  readonly mine: Mine
  readonly onClose: () => void
}

/** TES for votes; exactly this amount is approved before. */
export function StakeSheet({ mine, onClose }: StakeSheetProps) {
  const t = useText()
  const { start, busy } = useAction(stakeActions.stake)
  const sheet = useFormSheet([stakeActions.stake.kind], onClose)
  const balance = BigInt(mine.balance)
  const typed = useTypedAmount(tesCoin, { balance })
  const amounts = typed.units === null ? [] : allowanceSteps(BigInt(mine.allowance), typed.units)
  const review = (): void => {
    typed.press()
    if (typed.units === null) return
    const first = amounts.map((amount) => step(stakeActions.approve, { amount: String(amount) }))
    void sheet.start(start({ amount: String(typed.units) }, first))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.stake)}
      lead={t(texts.stakeLead)}
      footer={
        <Button full type="submit" form={form} busy={busy}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <Form id={form} onSubmit={review}>
        <AmountField {...typed.field} label={t(texts.amount)} most={balance} />
      </Form>
      <Prerequisites allow={{ amounts, coin: tesCoin }} then={[t(texts.stakeStep)]} />
    </Sheet>
  )
}
