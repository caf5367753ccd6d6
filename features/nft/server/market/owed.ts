import type { Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import type { NftTables } from '../../tables.ts'
import { marketOf } from './facts.ts'

const events = 'events Offered, OfferCancelled, Frozen, SaleCancelled, Sold, Credited, Withdrawn'

/** Money of offers, of frozen sales, and credits: the contract has no sum of them. */
export const marketOwed: Owes = async ({ app, db }, of) => {
  const { address: contract } = marketOf(app)
  if (of !== null && of !== contract) return []
  const rows = await db
    .withTables<NftTables>()
    .selectFrom('nftMarketOwed')
    .selectAll()
    .orderBy('coin')
    .execute()
  return rows.map(({ coin, offers, sales, credits }) => {
    const amount = offers + sales + credits
    const source = sourceOf(app, { what: 'owed', contract, call: events, value: amount })
    return { what: 'cardMarket', contract, coin, amount, sources: [source] }
  })
}
