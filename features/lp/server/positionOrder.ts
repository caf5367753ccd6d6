import type { Handler } from '#platform/server/bind.ts'
import { type FailureKind, refuseIf } from '#platform/std/failure.ts'

import type { lpApi } from '../api.ts'
import { lpStakingAbi as abi } from '../contract/abi.ts'
import { lpReasons as reasons } from '../reasons.ts'
import { poolOrRefuse, positionNow, spareEnergy } from './contract.ts'

type Position = Awaited<ReturnType<typeof positionNow>>
type Before = Handler<typeof lpApi.claimBefore> & Handler<typeof lpApi.exitBefore>

/** An order about all that one has in a pool: nothing but that can be in its way. */
export const positionOrder =
  (
    kind: string,
    functionName: 'claim' | 'exit',
    whyNot: (position: Position) => FailureKind | null,
  ): Before =>
  ({ requestId, pool: pair }, call) =>
    call.app.orders.before(call, {
      kind,
      requestId,
      subject: { pool: pair ?? '' },
      async propose() {
        const { pair: pool } = await poolOrRefuse(call.app, pair)
        refuseIf(whyNot(await positionNow(call.app, pool, call.address)), 'pool')
        return { contract: 'LpStaking', abi, reasons, functionName, args: [pool], spareEnergy }
      },
    })
