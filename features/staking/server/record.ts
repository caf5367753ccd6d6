import type { Handler } from '#platform/server/bind.ts'

import type { stakingApi } from '../api.ts'
import { stakingFacts } from './contract.ts'
import { positionView, tables } from './positions.ts'
import { coinOrRefuse } from './balances.ts'

/** Each filter is an index of its own, in the order of numbers. */
export const record: Handler<typeof stakingApi.record> = async (input, call) => {
  const { app, address } = call
  const { state, pageNum, pageSize } = input
  const coin = input.coin === undefined ? null : (await coinOrRefuse(app, input.coin)).address
  let [counted, mine] = [
    tables(call).selectFrom('stakingCounts').where('owner', '=', address),
    tables(call).selectFrom('stakingPositions').where('owner', '=', address),
  ]
  if (coin !== null) {
    ;[counted, mine] = [counted.where('coin', '=', coin), mine.where('coin', '=', coin)]
  }
  if (state !== undefined) mine = mine.where('state', '=', state)
  const [facts, rows, page] = await Promise.all([
    stakingFacts(app),
    counted.select(['state', 'positions']).execute(),
    mine
      .selectAll()
      .orderBy('id', 'desc')
      .offset((pageNum - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ])
  const counts = { all: 0, earning: 0, matured: 0, unstaked: 0, renewed: 0, left: 0 }
  for (const row of rows) {
    counts[row.state] += row.positions
    counts.all += row.positions
  }
  return {
    counts,
    total: counts[state ?? 'all'],
    list: page.map((row) => positionView(app, facts, row)),
  }
}
