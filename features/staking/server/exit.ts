import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { stakingActions } from '../actions.ts'
import { ownStake } from './positions.ts'
import { whyNotExit } from './rules.ts'

/** A stake of the caller's own that has not ended: no time, no reserve, no activation. */
export const exit: Propose<typeof stakingActions.exit> = async ({ id }, call) => {
  refuseIf(whyNotExit(await ownStake(call, id)), 'id')
  return { args: { id: BigInt(id) } }
}
