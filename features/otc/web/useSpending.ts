import { step } from '#platform/web/flow/useFlow.ts'
import { allowanceSteps, usualAllowance } from '#platform/web/spend/allowance.ts'
import type { AllowanceFieldsProps } from '#platform/web/spend/AllowanceFields.tsx'
import { useAllowanceChoice } from '#platform/web/spend/useAllowanceChoice.ts'

import { otcActions } from '../actions.ts'
import type { OtcCoin } from '../shapes.ts'
import { isNative, shownOf } from './offers.ts'

interface Has {
  readonly balance: string
  readonly allowance: string | null
}

/** What must be signed before the market may take an amount of a coin; nothing of the chain's own. */
export function useSpending(coin: OtcCoin, needed: bigint, mine: Has | null) {
  const [choice, choose] = useAllowanceChoice()
  const native = isNative(coin.address)
  const usual = coin.contract === 'Usdt' ? usualAllowance : 0n
  const standing = BigInt(mine?.allowance ?? '0')
  const amounts = native || needed === 0n ? [] : allowanceSteps(standing, needed, choice, usual)
  const fields: AllowanceFieldsProps | null = native
    ? null
    : { coin: shownOf(coin), needed, standing, usual, choice, choose }
  return {
    fields,
    amounts,
    first: amounts.map((amount) =>
      step(otcActions.approve, { coin: coin.address, amount: String(amount) }),
    ),
  }
}
