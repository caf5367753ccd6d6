import type { Handler } from '#platform/server/bind.ts'

import type { purchaseApi } from '../purchaseApi.ts'
import { orNull } from './poolStakes.ts'
import { payableOrRefuse, purchasePool, rewardNow } from './purchaseContract.ts'
import { quoteOrRefuse } from './quotes.ts'
import { leastOf, ppmOf } from './rules.ts'

export const quote: Handler<typeof purchaseApi.quote> = async (input, { app }) => {
  const [pool, coin] = await Promise.all([
    purchasePool(app, input.pool),
    payableOrRefuse(app, input.coin),
  ])
  const quoted = await quoteOrRefuse(app, pool, coin, input.amount)
  const { reward, source } = await rewardNow(app, quoted.worth ?? 0n)
  return {
    pool: pool.pair,
    symbol: pool.symbol,
    liquidity: String(quoted.liquidity),
    minimumLiquidity: String(leastOf(quoted.liquidity, input.slippageBps)),
    sharePpm: ppmOf(quoted.liquidity, quoted.supply),
    feeBps: quoted.feeBps,
    priceImpactBps: quoted.priceImpactBps,
    paidIn: [...quoted.paidIn],
    dust: [...quoted.dust],
    path: [...quoted.path],
    estimate: orNull(quoted.estimate),
    worth: orNull(quoted.worth),
    reward: String(reward),
    sources: [...quoted.sources, source],
  }
}
