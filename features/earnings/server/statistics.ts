import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { feeCredit } from './feeCredit.ts'
import { coinTotals, kindTotals, sumsOf } from './sums.ts'

export const statistics: Handler<typeof earningsApi.statistics> = async (_, call) => {
  const { app, address } = call
  const block = app.clock.solid
  const [sums, { source }] = await Promise.all([sumsOf(call), feeCredit(app, address, 'earnedOf')])
  return {
    coins: coinTotals(call, sums),
    kinds: kindTotals(call, sums),
    block,
    sources: [source('fees')],
  }
}
