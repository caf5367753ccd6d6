import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'

import type { blindboxActions } from '../actions.ts'
import { blindboxFailures } from '../failures.ts'
import { creditNow } from './contract.ts'

export const withdraw: Propose<typeof blindboxActions.withdraw> = async (_input, call) => {
  const owed = await creditNow(call.app, call.address)
  if (owed === 0n) throw new Failure(blindboxFailures.NOTHING_OWED)
  return { args: { account: call.address } }
}
