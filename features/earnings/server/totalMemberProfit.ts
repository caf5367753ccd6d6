import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { coinTotals, sumsOf } from './sums.ts'

export const totalMemberProfit: Handler<typeof earningsApi.totalMemberProfit> = async (
  _,
  call,
) => ({
  list: coinTotals(call, await sumsOf(call)),
})
