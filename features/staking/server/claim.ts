import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'

import type { stakingActions } from '../actions.ts'
import { mostClaimed } from '../fields.ts'
import { stakingFailures } from '../failures.ts'
import { ownStake, unpaidOf } from './positions.ts'
import { claimableAt } from './rules.ts'

/** The stakes that are named, which must be the caller's; else the oldest that have something to pay. */
export const claim: Propose<typeof stakingActions.claim> = async ({ ids }, call) => {
  const now = call.app.clock.now()
  const stakes =
    ids === undefined
      ? await unpaidOf(call)
      : await Promise.all(ids.map((id) => ownStake(call, id, 'ids')))
  // One that was left is nobody's any more on chain, and has nothing.
  const paying = stakes.filter((stake) => claimableAt(stake, now) > 0n)
  if (paying.length === 0) throw new Failure(stakingFailures.NOTHING_TO_CLAIM)
  return { args: { ids: paying.slice(0, mostClaimed).map(({ id }) => BigInt(id)) } }
}
