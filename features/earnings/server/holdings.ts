import type { Holdings } from '#platform/server/holding.ts'

import { bonusesNow } from './bonusNow.ts'
import { feeCredit } from './claimable.ts'
import { coinSymbol, coinView, native } from './coins.ts'

/** Shares of fees, and level bonuses of accepted epochs; these as far as one claim takes them, each coin by its own. */
export const earningHoldings: Holdings = async ({ app, address }) => {
  const [fees, bonuses] = await Promise.all([
    feeCredit(app, address, 'creditOf'),
    bonusesNow(app, address),
  ])
  const { symbol, decimals } = coinView(app, native)
  return [
    {
      what: 'fees',
      part: 'claimable',
      symbol,
      decimals,
      amount: fees.sun,
      valued: { coin: native },
      sources: [fees.source('fees')],
    },
    ...bonuses.map(({ coin, due, source }) => {
      const { symbol, decimals } = coinView(app, coin)
      return {
        what: 'bonus',
        part: 'claimable' as const,
        symbol,
        decimals,
        amount: due,
        valued: { coin },
        subject: { coin: coinSymbol(app.deployment, coin) },
        sources: [source],
      }
    }),
  ]
}
