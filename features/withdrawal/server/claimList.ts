import type { Handler } from '#platform/server/bind.ts'

import type { withdrawalApi } from '../api.ts'
import { spread, stageStateAt } from '../rules.ts'
import { allotmentNow, stagesNow } from './contract.ts'

/** As many stages as the contract has: few. */
export const claimList: Handler<typeof withdrawalApi.claimList> = async (input, call) => {
  const { app, address } = call
  const [{ times, amounts }, { withdrawn }] = await Promise.all([
    stagesNow(app, address),
    allotmentNow(app, address),
  ])
  const now = app.clock.now()
  const mine = spread(amounts, withdrawn)
    .map((one, i) => ({ ...one, stage: i + 1, time: times[i]! }))
    .filter(({ amount }) => amount > 0n)
  const from = (input.pageNum - 1) * input.pageSize
  return {
    total: mine.length,
    list: mine.slice(from, from + input.pageSize).map((one) => ({
      kind: 'allotment' as const,
      stage: one.stage,
      time: one.time,
      amount: String(one.amount),
      withdrawn: String(one.withdrawn),
      state: stageStateAt(one, now),
    })),
  }
}
