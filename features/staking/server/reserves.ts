import type { Call } from '#platform/server/call.ts'
import type { Reserves } from '#platform/server/reserve.ts'
import { runwayDays, thirtyDays } from '#platform/std/runway.ts'
import { newestUpTo } from '#platform/server/database/newestUpTo.ts'

import { reserveNow, reserveSource, vaultOf } from './contract.ts'
import { tables } from './positions.ts'

/** TES paid to all, so far and within the last 30 days of chain time. */
export async function paidSums(call: Call): Promise<{ paid: bigint; recent: bigint }> {
  const [sums, before] = await Promise.all([
    tables(call).selectFrom('stakingTotals').select('paid').executeTakeFirst(),
    paidUpTo(call, call.app.clock.now() - thirtyDays),
  ])
  const paid = sums?.paid ?? 0n
  return { paid, recent: paid - before }
}

/** TES in the vault of asset staking. */
export const termReserves: Reserves = async (call) => {
  const { app } = call
  const [reserve, { recent }, holder] = await Promise.all([
    reserveNow(app),
    paidSums(call),
    vaultOf(app),
  ])
  return [
    {
      what: 'terms',
      coin: app.deployment.address('Tes'),
      holder,
      ...reserve,
      reckoned: 'pace',
      runwayDays: runwayDays(reserve.free, recent),
      sources: [reserveSource(app, reserve)],
    },
  ]
}

/** Base units of TES paid to all up to a moment. */
async function paidUpTo(call: Call, moment: number): Promise<bigint> {
  const claims = tables(call).selectFrom('stakingClaims').select('totalPaid')
  const last = await newestUpTo(claims, moment)
  return last?.totalPaid ?? 0n
}
