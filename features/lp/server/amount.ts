import { liquidityWorth, poolNow, poolSources } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import { balancesOf } from '#platform/server/coins.ts'

import type { lpApi } from '../api.ts'
import { lpStakingAt, paidSource, poolOrRefuse, positionNow } from './contract.ts'
import { orNull } from './poolStakes.ts'
import { heldLately } from './heldLately.ts'
import { tables } from './rows.ts'

export const amount: Handler<typeof lpApi.amount> = async ({ pool: pair }, call) => {
  const { app, address } = call
  const pool = await poolOrRefuse(app, pair)
  const [balances, position, now, row] = await Promise.all([
    balancesOf(app, pool.pair, address, lpStakingAt(app).address),
    positionNow(app, pool.pair, address),
    poolNow(app, pool),
    tables(call)
      .selectFrom('lpStakes')
      .select('claimed')
      .where('pool', '=', pool.pair)
      .where('owner', '=', address)
      .executeTakeFirst(),
  ])
  const { staked, earned, owed, source } = position
  const claimed = row?.claimed ?? 0n
  return {
    pool: pool.pair,
    symbol: pool.symbol,
    minimum: String(pool.minimum),
    balance: String(balances.balance),
    allowance: String(balances.allowance),
    staked: String(staked),
    unlockable: String(staked),
    earned: String(earned),
    owed: String(owed),
    claimed: String(claimed),
    worth: orNull(liquidityWorth(now, staked)),
    held: await heldLately(call, pool.pair, staked),
    sources: [source, ...poolSources(app, now), paidSource(app, 'claimed', claimed)],
  }
}
