import type { Handler } from '#platform/server/bind.ts'
import { ifAnswered } from '#platform/server/sourceOf.ts'

import type { earningsApi } from '../api.ts'
import { coinTotals, kindTotals, sumsOf } from './sums.ts'
import { feeCredit } from './claimable.ts'

export const statistics =
  (kinds: readonly string[]): Handler<typeof earningsApi.statistics> =>
  async (_, call) => {
    const { app, address } = call
    const block = app.clock.solid
    const credit = feeCredit(app, address, 'earnedOf')
    const [sums, sources] = await Promise.all([
      sumsOf(call),
      ifAnswered(credit.then(({ source }) => source('fees'))),
    ])
    return {
      coins: coinTotals(call, sums),
      kinds: kindTotals(call, sums, kinds),
      block,
      sources,
    }
  }
