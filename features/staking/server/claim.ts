import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import type { stakingApi } from '../api.ts'
import { mostClaimed } from '../fields.ts'
import { termStakingAbi as abi } from '../contract/abi.ts'
import { stakingFailures } from '../failures.ts'
import { stakingReasons as reasons } from '../reasons.ts'
import { ownStake, unpaidOf } from './positions.ts'
import { claimableAt } from './rules.ts'

const kind = 'staking.claim'

export const claimBefore: Handler<typeof stakingApi.claimBefore> = ({ requestId, ids }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { ids: ids?.join(',') ?? 'all' },
    async propose() {
      const args = [(await stakesToClaim(call, ids)).map(BigInt)]
      return { contract: 'TermStaking', abi, reasons, functionName: 'claim', args }
    },
  })

export const claimAfter: Handler<typeof stakingApi.claimAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })

/** Those asked for, which must be the caller's; else the oldest that have something to pay. */
async function stakesToClaim(
  call: Call,
  asked: readonly number[] | undefined,
): Promise<readonly number[]> {
  const now = call.app.clock.now()
  const stakes =
    asked === undefined
      ? await unpaidOf(call)
      : await Promise.all(asked.map((id) => ownStake(call, id, 'ids')))
  // One that was left is nobody's any more on chain, and has nothing.
  const paying = stakes.filter((stake) => claimableAt(stake, now) > 0n)
  if (paying.length === 0) throw new Failure(stakingFailures.NOTHING_TO_CLAIM)
  return paying.slice(0, mostClaimed).map(({ id }) => id)
}
