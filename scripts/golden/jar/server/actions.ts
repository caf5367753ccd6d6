import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'
import { exactAmount } from '#platform/std/format.ts'

import type { jarActions } from '../actions.ts'
import { jarFailures } from '../api.ts'
import { balanceOnChain } from './jarInfo.ts'

/** What the wallet has is checked with the order: who has less is refused. */
export const put: Propose<typeof jarActions.put> = async ({ amount }) => ({
  callValue: BigInt(amount),
})

/** Needs nothing but the amount: leaving has no conditions. */
export const take: Propose<typeof jarActions.take> = async ({ amount }, call) => {
  const balance = await balanceOnChain(call.app, call.address)
  if (BigInt(amount) > balance) {
    throw new Failure(jarFailures.JAR_HOLDS_LESS, {
      field: 'amount',
      values: { balance: exactAmount(balance, 6) },
    })
  }
  return { args: { amount: BigInt(amount) } }
}
