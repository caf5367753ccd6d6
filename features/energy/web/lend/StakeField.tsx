import { useText } from '#platform/web/i18n.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'
import type { TypedAmount } from '#platform/web/spend/useTypedAmount.ts'

import { keptForFee, mostStake, sunText } from '../energy.ts'
import { lendTexts as texts } from '../textLend.ts'

interface StakeFieldProps {
  readonly label: string
  readonly stake: TypedAmount['field']
  /** sun; null while it is not known. */
  readonly balance: bigint | null
}

/** How much is staked, of what one has less the fee of the call. */
export function StakeField({ label, stake, balance }: StakeFieldProps) {
  const t = useText()
  return (
    <AmountField
      {...stake}
      label={label}
      most={balance === null ? null : mostStake(balance)}
      maximumText={
        balance === null
          ? undefined
          : t(texts.balanceFee, {
              amount: figureOf(balance, stake.coin),
              fee: sunText(keptForFee),
            })
      }
    />
  )
}
