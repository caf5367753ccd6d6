import type { Handler } from '#platform/server/bind.ts'

import type { withdrawalApi } from '../api.ts'
import type { Allotment } from '../shapes.ts'
import { type AllotmentNow, allotmentNow, coinOf, termsNow } from './contract.ts'

export const lockStatistic: Handler<typeof withdrawalApi.lockStatistic> = async (_, call) => {
  const { app, session } = call
  const [coin, terms, mine] = await Promise.all([
    coinOf(app),
    termsNow(app),
    session === null ? null : allotmentNow(app, session.address),
  ])
  const { symbol, decimals, address } = coin
  return {
    coin: { symbol, decimals, address },
    open: terms.open,
    opensAt: terms.opensAt,
    minimum: String(terms.minimum),
    feeRate: terms.feeRate,
    stages: terms.stages,
    balance: String(terms.balance),
    promised: String(terms.promised),
    fees: String(terms.fees),
    mine: mine === null ? null : viewOf(mine),
    sources: [terms.source, ...(mine?.sources ?? [])],
  }
}

const viewOf = (mine: AllotmentNow): Allotment => ({
  allotted: String(mine.allotted),
  unlocked: String(mine.unlocked),
  available: String(mine.available),
  withdrawn: String(mine.withdrawn),
  initialized: mine.initialized,
  stage: mine.stage,
  limit: String(mine.limit),
  lastWithdrawTime: mine.lastWithdrawTime === 0 ? null : mine.lastWithdrawTime,
  next: mine.next === null ? null : { ...mine.next, amount: String(mine.next.amount) },
})
