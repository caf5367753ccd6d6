import { worthAt } from '#features/exchange/public.server.ts'
import type { Holdings } from '#platform/server/holding.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import { otcAt, priceOrNone } from './contract.ts'
import { coinViews, tables } from './views.ts'

/** Anyone can make coins: of more than this many the portfolio counts the first. */
const mostCoins = 20

/** What is left of an account's offers, by coin; without coins that no pool prices. */
export const otcHoldings: Holdings = async (call) => {
  const { app } = call
  const rows = await tables(call)
    .selectFrom('otcOffers')
    .select((e) => ['give', e.fn.sum<bigint>('giveLeft').as('left')])
    .where('maker', '=', call.address)
    .where('standing', '=', true)
    .groupBy('give')
    .orderBy('give')
    .limit(mostCoins)
    .execute()
  const coinOf = await coinViews(
    call,
    rows.map(({ give }) => give),
  )
  const { address: contract } = otcAt(app)
  const held = await Promise.all(
    rows.map(async ({ give, left }) => {
      const { symbol, decimals } = coinOf(give)
      const price = await priceOrNone(app, give, decimals)
      if (price === null || decimals === null) return []
      const amount = BigInt(left)
      const worth = worthAt(amount, price.priceE12, decimals)
      const asked = { what: 'otc', contract, call: 'events Published, Taken', value: amount }
      return {
        what: 'otc',
        part: 'staked' as const,
        symbol,
        decimals,
        amount,
        valued: { worth },
        sources: [sourceOf(app, asked), { ...price.source, what: 'otc' }],
      }
    }),
  )
  return held.flat()
}
