import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { stakingActions } from '../actions.ts'
import { ownStake } from './positions.ts'
import { whyNotUnlock } from './rules.ts'

export const unlock: Propose<typeof stakingActions.unlock> = async ({ id }, call) => {
  const stake = await ownStake(call, id)
  refuseIf(whyNotUnlock(stake, call.app.clock.now()), 'id', { time: utcText(stake.unlockTime) })
  return { args: { id: BigInt(id) } }
}
