import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { lpApi } from '../api.ts'
import { lpStakingAbi as abi } from '../contract/abi.ts'
import { lpFailures } from '../failures.ts'
import { lpReasons as reasons } from '../reasons.ts'
import { poolOrRefuse, positionNow, spareEnergy } from './contract.ts'

const kind = 'lp.claim'

export const claimBefore: Handler<typeof lpApi.claimBefore> = ({ requestId, pool: pair }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { pool: pair ?? '' },
    async propose() {
      const { pair: pool } = await poolOrRefuse(call.app, pair)
      const { earned } = await positionNow(call.app, pool, call.address)
      refuseIf(earned === 0n ? lpFailures.NOTHING_TO_CLAIM : null, 'pool')
      const args = [pool]
      return { contract: 'LpStaking', abi, reasons, functionName: 'claim', args, spareEnergy }
    },
  })

export const claimAfter: Handler<typeof lpApi.claimAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
