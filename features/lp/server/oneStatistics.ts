import { liquidityValues, poolNow } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'

import type { lpApi } from '../api.ts'
import { poolOrRefuse } from './contract.ts'
import { poolStake, tesPrice } from './poolStakes.ts'
import { tables } from './rows.ts'

const days = 90

export const oneStatistics: Handler<typeof lpApi.oneStatistics> = async ({ pool: pair }, call) => {
  const pool = await poolOrRefuse(call.app, pair)
  const now = await poolNow(call.app, pool)
  const [numbers, values, rows] = await Promise.all([
    tesPrice(call.app).then((tes) => poolStake(call, pool, tes)),
    liquidityValues(call, now),
    tables(call)
      .selectFrom('lpDays')
      .select(['day', 'staked', 'paid'])
      .where('pool', '=', pool.pair)
      .orderBy('day', 'desc')
      .limit(days)
      .execute(),
  ])
  const history = rows
    .toReversed()
    .map(({ day, staked, paid }) => ({ time: day, staked: String(staked), paid: String(paid) }))
  return {
    ...numbers,
    history,
    holdings: {
      coins: now.coins.map(({ symbol, decimals }, i) => ({
        symbol,
        decimals,
        reserve: String(now.reserves[i]),
      })),
      supply: String(now.totalSupply),
    },
    values: values.map(({ time, worth }) => ({ time, worth: String(worth) })),
  }
}
