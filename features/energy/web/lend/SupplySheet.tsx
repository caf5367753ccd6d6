import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'

import { energyActions } from '../../actions.ts'
import { energyApi } from '../../api.ts'
import { leastStake } from '../../fields.ts'
import { lendTexts as texts } from '../textLend.ts'
import { FormSheet } from './FormSheet.tsx'
import { StakeField } from './StakeField.tsx'

/** More stake for energy. */
export function SupplySheet({ lender, onClose }: { lender: string; onClose: () => void }) {
  const t = useText()
  const { start, busy } = useAction(energyActions.supply)
  const sheet = useFormSheet([energyActions.supply.kind], onClose)
  const trx = useApi(energyApi.fuelInfo, {}).data?.mine?.trx ?? null
  const balance = trx === null ? null : BigInt(trx)
  const stake = useTypedAmount(nativeCoin(), {
    balance,
    minimum: leastStake,
    below: texts.belowStake,
  })
  const review = (): void => {
    stake.press()
    if (stake.units === null) return
    void sheet.start(start({ lender, sun: String(stake.units) }))
  }
  return (
    <FormSheet
      open={sheet.open}
      title={t(texts.supply)}
      busy={busy}
      onSubmit={review}
      onClose={onClose}
    >
      <StakeField stake={stake.field} label={t(texts.stake)} balance={balance} />
      <p className="text-soft">{t(texts.onlyYou)}</p>
    </FormSheet>
  )
}
