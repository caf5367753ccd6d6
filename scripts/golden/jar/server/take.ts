import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'
import { exactAmount } from '#platform/std/format.ts'

import type { jarActions } from '../actions.ts'
import { jarFailures } from '../api.ts'
import { balanceOnChain } from './contract.ts'

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
