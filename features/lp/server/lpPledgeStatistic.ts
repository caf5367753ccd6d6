import { liquidityWorth, poolNow } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { reserveInText } from '#platform/server/reserve.ts'
import { thirtyDays } from '#platform/std/runway.ts'

import type { lpApi } from '../api.ts'
import { positionNow, stakePools, stakeReserveNow } from './contract.ts'
import { paidUpTo } from './paid.ts'
import { poolStake, tesPrice } from './poolStakes.ts'
import { tables } from './rows.ts'

export const lpPledgeStatistic: Handler<typeof lpApi.lpPledgeStatistic> = async (_, call) => {
  const { app, session } = call
  const [pools, tes] = await Promise.all([stakePools(app), tesPrice(app)])
  const [stakes, { source, ...reserve }, sums, before, mine] = await Promise.all([
    Promise.all(pools.map((pool) => poolStake(call, pool, tes))),
    stakeReserveNow(app),
    tables(call).selectFrom('lpTotals').selectAll().executeTakeFirst(),
    paidUpTo(call, app.clock.now() - thirtyDays),
    session === null ? null : mineOf(call),
  ])
  const paid = sums?.paid ?? 0n
  return {
    pools: stakes.map(({ pool, symbol, total, totalWorth, stakers }) => ({
      pool,
      symbol,
      total,
      totalWorth,
      stakers,
    })),
    totalWorth: String(stakes.reduce((sum, one) => sum + BigInt(one.totalWorth ?? 0), 0n)),
    stakers: sums?.stakers ?? 0,
    reserve: reserveInText(reserve),
    paid: String(paid),
    paidLast30Days: String(paid - before),
    runwayDays: Math.min(...stakes.map(({ runwayDays }) => runwayDays)),
    mine,
    sources: [source, ...stakes.flatMap(({ sources }) => sources)],
  }
}

async function mineOf(call: Call) {
  const { app, address } = call
  const pools = await stakePools(app)
  const [row, ...positions] = await Promise.all([
    tables(call)
      .selectFrom('lpStakers')
      .select('claimed')
      .where('owner', '=', address)
      .executeTakeFirst(),
    ...pools.map(async (pool) => {
      const [{ staked, earned }, now] = await Promise.all([
        positionNow(app, pool.pair, address),
        poolNow(app, pool),
      ])
      return { earned, worth: liquidityWorth(now, staked) ?? 0n }
    }),
  ])
  return {
    worth: String(positions.reduce((sum, { worth }) => sum + worth, 0n)),
    earned: String(positions.reduce((sum, { earned }) => sum + earned, 0n)),
    claimed: String(row?.claimed ?? 0n),
  }
}
