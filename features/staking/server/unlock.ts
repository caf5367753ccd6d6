import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { stakingApi } from '../api.ts'
import { termStakingAbi as abi } from '../contract/abi.ts'
import { stakingReasons as reasons } from '../reasons.ts'
import { ownStake } from './positions.ts'
import { whyNotUnlock } from './rules.ts'

const kind = 'staking.unlock'

export const unlockBefore: Handler<typeof stakingApi.unlockBefore> = ({ requestId, id }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { id: String(id) },
    async propose() {
      const stake = await ownStake(call, id)
      const time = utcText(stake.unlockTime)
      refuseIf(whyNotUnlock(stake, call.app.clock.now()), 'id', { time })
      const args = [BigInt(id)]
      return { contract: 'TermStaking', abi, reasons, functionName: 'unlock', args }
    },
  })

export const unlockAfter: Handler<typeof stakingApi.unlockAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
