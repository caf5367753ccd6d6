import type { Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import { otcAt } from './contract.ts'
import { tables } from './views.ts'

const events = 'events Published, Taken, Cancelled, Swept, CoinFeeSplit, Credited, Withdrawn'

/** Anyone can make coins: of more than this many the first are reported. */
const mostCoins = 500

/** What is left of offers, refused payments, and fees in coins: the contract has no sum of them. */
export const otcOwed: Owes = async (call, of) => {
  const { app } = call
  const { address: contract } = otcAt(app)
  if (of !== null && of !== contract) return []
  const rows = await tables(call)
    .selectFrom('otcOwed')
    .selectAll()
    .where((e) => e(e('offers', '+', e.ref('credits')), '>', 0n))
    .orderBy('coin')
    .limit(mostCoins)
    .execute()
  return rows.map(({ coin, offers, credits }) => {
    const amount = offers + credits
    const source = sourceOf(app, { what: 'owed', contract, call: events, value: amount })
    return { what: 'otc', contract, coin, amount, sources: [source] }
  })
}
