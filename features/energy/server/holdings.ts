import type { Call } from '#platform/server/call.ts'
import type { Holding, Holdings } from '#platform/server/holding.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'

import { booksNow } from './contract.ts'
import { lenderOfProvider } from './views.ts'

/** A provider’s stake, lent or not or on its way out, and what `collect` pays now. */
export const energyHoldings: Holdings = async (call) => {
  const row = await lenderOfProvider(call, call.address)
  if (row === undefined) return []
  const { lent, staked, leaving, left, earned, sources } = await booksNow(call.app, row.lender)
  const inTrx = trx(call, sources.slice(0, 1))
  return [
    inTrx('energyStake', 'staked', lent + staked + leaving),
    { ...inTrx('energyEarned', 'claimable', left + earned), subject: { lender: row.lender } },
  ]
}

const trx =
  ({ app }: Call, sources: Holding['sources']) =>
  (what: string, part: Holding['part'], amount: bigint): Holding => ({
    what,
    part,
    symbol: app.config.nativeSymbol,
    decimals: decimalsOf.TRX,
    amount,
    valued: { coin: zeroAddress },
    sources,
  })
