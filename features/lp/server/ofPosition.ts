import type { Propose } from '#platform/server/orders/bindActions.ts'
import { type FailureKind, refuseIf } from '#platform/std/failure.ts'

import type { lpActions } from '../actions.ts'
import { poolOrRefuse, positionNow, spareEnergy } from './contract.ts'

type Position = Awaited<ReturnType<typeof positionNow>>
type Rule = Propose<typeof lpActions.claim> & Propose<typeof lpActions.exit>

/** For the whole stake in a pool: only a missing stake blocks it. */
export const ofPosition =
  (validate: (position: Position) => FailureKind | null): Rule =>
  async (input, call) => {
    const { pair: pool } = await poolOrRefuse(call.app, input.pool)
    refuseIf(validate(await positionNow(call.app, pool, call.address)), 'pool')
    return { args: { pool }, spareEnergy }
  }
