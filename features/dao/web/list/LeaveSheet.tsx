import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'

import { stakeActions } from '../../actions.ts'
import { daoTexts as texts } from '../textDao.ts'
import type { StakeSheetProps } from './StakeSheet.tsx'

const form = 'daoLeave'

/** Any part of the stake, or the whole. */
export function LeaveSheet({ mine, onClose }: StakeSheetProps) {
  const t = useText()
  const { start, busy } = useAction(stakeActions.leave)
  const sheet = useFormSheet([stakeActions.leave.kind], onClose)
  const staked = BigInt(mine.staked)
  const most = { units: staked, text: texts.aboveStake }
  const typed = useTypedAmount(tesCoin, { balance: null, most })
  const review = (): void => {
    typed.press()
    if (typed.units === null) return
    void sheet.start(start({ amount: String(typed.units) }))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.leave)}
      lead={t(texts.leaveLead)}
      footer={
        <Button full type="submit" form={form} busy={busy}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <Form id={form} onSubmit={review}>
        <AmountField
          {...typed.field}
          label={t(texts.amount)}
          most={staked}
          maximumText={t(texts.inStake, { amount: exactOf(staked, tesCoin) })}
        />
      </Form>
    </Sheet>
  )
}
