import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'

import { energyActions } from '../../actions.ts'
import { lendTexts as texts } from '../textLend.ts'
import { FormSheet } from './FormSheet.tsx'

interface LeaveSheetProps {
  readonly lender: string
  /** sun that are not lent. */
  readonly staked: bigint
  readonly onClose: () => void
}

/** Out of the stake with what is not lent. */
export function LeaveSheet({ lender, staked, onClose }: LeaveSheetProps) {
  const t = useText()
  const { start, busy } = useAction(energyActions.leave)
  const sheet = useFormSheet([energyActions.leave.kind], onClose)
  const coin = nativeCoin()
  const out = useTypedAmount(coin, {
    balance: null,
    most: { units: staked, text: texts.aboveFree },
  })
  const review = (): void => {
    out.press()
    if (out.units === null) return
    void sheet.start(start({ lender, sun: String(out.units) }))
  }
  return (
    <FormSheet
      open={sheet.open}
      title={t(texts.leave)}
      busy={busy}
      onSubmit={review}
      onClose={onClose}
    >
      <AmountField
        {...out.field}
        label={t(texts.stake)}
        most={staked}
        maximumText={t(texts.maximumFree, { amount: exactOf(staked, coin) })}
      />
      <p className="text-soft">{t(texts.fourteen)}</p>
    </FormSheet>
  )
}
