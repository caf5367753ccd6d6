import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { lpApi } from '../api.ts'
import { lpStakingAbi as abi } from '../contract/abi.ts'
import { lpFailures } from '../failures.ts'
import { lpReasons as reasons } from '../reasons.ts'
import { poolOrRefuse, positionNow, spareEnergy } from './contract.ts'

const kind = 'lp.exit'

/** Leaving asks for nothing but something being staked: no reserve, no stream, no activation. */
export const exitBefore: Handler<typeof lpApi.exitBefore> = ({ requestId, pool: pair }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { pool: pair ?? '' },
    async propose() {
      const { pair: pool } = await poolOrRefuse(call.app, pair)
      const { staked } = await positionNow(call.app, pool, call.address)
      refuseIf(staked === 0n ? lpFailures.NOTHING_STAKED : null, 'pool')
      const args = [pool]
      return { contract: 'LpStaking', abi, reasons, functionName: 'exit', args, spareEnergy }
    },
  })

export const exitAfter: Handler<typeof lpApi.exitAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
