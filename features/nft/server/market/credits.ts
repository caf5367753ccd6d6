import type { Handler } from '#platform/server/bind.ts'

import type { marketApi } from '../../marketApi.ts'
import { marketFacts } from './facts.ts'
import { creditNow } from './state.ts'

/** Coins in which nothing is owed are left out. */
export const credits: Handler<typeof marketApi.credits> = async (_, { app, address }) => {
  const { coins } = await marketFacts(app)
  const owed = await Promise.all(
    coins.map(async (coin) => ({
      coin: coin.symbol,
      amount: await creditNow(app, address, coin),
    })),
  )
  return {
    credits: owed
      .filter(({ amount }) => amount > 0n)
      .map(({ coin, amount }) => ({ coin, amount: String(amount) })),
  }
}
