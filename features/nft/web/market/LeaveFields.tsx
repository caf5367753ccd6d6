import { useText } from '#platform/web/i18n.tsx'
import { usualAllowance } from '#platform/web/spend/allowance.ts'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'

import { shownCoin } from './coins.ts'
import { dealTexts as texts } from './textDeals.ts'
import { Unread } from './Unread.tsx'
import type { Allowance } from './useAllowance.ts'

export interface LeaveFieldsProps {
  readonly allowance: Allowance
  readonly coin: string
  /** Base units that the deal takes. */
  readonly needed: bigint
}

/** The amount that the market may transfer, if an approval is needed; what could not be read can be requested again. */
export function LeaveFields({ allowance, coin, needed }: LeaveFieldsProps) {
  const t = useText()
  const { state, standing, choice, choose } = allowance
  if (state === 'failed') {
    return (
      <Unread message={t(texts.unreadAllowance)} code="ALLOWANCE" onRetry={allowance.readAgain} />
    )
  }
  if (state !== 'known') return null
  return (
    <AllowanceFields
      coin={shownCoin(coin)}
      needed={needed}
      standing={standing}
      usual={usualAllowance}
      choice={choice}
      choose={choose}
    />
  )
}
