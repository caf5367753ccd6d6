import type { Handler } from '#platform/server/bind.ts'

import type { purchaseApi } from '../purchaseApi.ts'
import { orNull } from './poolStakes.ts'
import { purchaseFacts, purchaseSource } from './purchaseContract.ts'
import { ownPurchase, purchaseView } from './purchases.ts'

const unit = 10n ** 18n

export const detail: Handler<typeof purchaseApi.detail> = async ({ id }, call) => {
  const { app } = call
  const [facts, row] = await Promise.all([purchaseFacts(app), ownPurchase(call, id)])
  const source = await purchaseSource(app, id)
  const coins = facts.pools.find(({ pair }) => pair === row.pair)?.coins ?? []
  const amounts = [row.amount0, row.amount1]
  return {
    ...purchaseView(app, facts, row),
    paidIn: coins.map(({ symbol, decimals }, i) => ({
      symbol,
      decimals,
      amount: String(amounts[i]),
    })),
    lpPrice: orNull(row.liquidity === 0n ? null : (row.worth * unit) / row.liquidity),
    sources: [source],
  }
}
