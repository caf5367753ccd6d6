import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { stakingApi } from '../api.ts'
import { termStakingAbi as abi } from '../contract/abi.ts'
import { stakingReasons as reasons } from '../reasons.ts'
import { ownStake } from './positions.ts'
import { whyNotExit } from './rules.ts'

const kind = 'staking.exit'

/** Leaving asks for nothing but the stake being one's own and not ended: no time, no reserve, no activation. */
export const exitBefore: Handler<typeof stakingApi.exitBefore> = ({ requestId, id }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { id: String(id) },
    async propose() {
      refuseIf(whyNotExit(await ownStake(call, id)), 'id')
      const args = [BigInt(id)]
      return { contract: 'TermStaking', abi, reasons, functionName: 'exit', args }
    },
  })

export const exitAfter: Handler<typeof stakingApi.exitAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
