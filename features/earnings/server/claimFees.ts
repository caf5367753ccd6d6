import type { Propose } from '#platform/server/orders/bindActions.ts'
import { earningFailures } from '#platform/std/earningFailures.ts'
import { Failure } from '#platform/std/failure.ts'

import type { earningsActions } from '../actions.ts'
import { feeCredit } from './feeCredit.ts'

export const claimFees: Propose<typeof earningsActions.claimFees> = async (_input, call) => {
  const { sun } = await feeCredit(call.app, call.address, 'creditOf')
  if (sun === 0n) throw new Failure(earningFailures.NOTHING_TO_CLAIM)
  return {}
}
