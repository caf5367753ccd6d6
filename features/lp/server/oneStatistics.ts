import type { Handler } from '#platform/server/bind.ts'

import type { lpApi } from '../api.ts'
import { poolOrRefuse } from './contract.ts'
import { poolStake, tesPrice } from './poolStakes.ts'
import { tables } from './rows.ts'

const days = 90

export const oneStatistics: Handler<typeof lpApi.oneStatistics> = async ({ pool: pair }, call) => {
  const pool = await poolOrRefuse(call.app, pair)
  const [numbers, rows] = await Promise.all([
    tesPrice(call.app).then((tes) => poolStake(call, pool, tes)),
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
  return { ...numbers, history }
}
