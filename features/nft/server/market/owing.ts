import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { nftMarketOwed, type MarketOwedTable } from '../../marketTables.ts'

const nothing = { offers: 0n, sales: 0n, credits: 0n }

/** Adds to what the market owes of a coin; negative amounts leave it. */
export async function owe(
  { store, block }: EventContext,
  coin: Address,
  change: Partial<Pick<MarketOwedTable, 'offers' | 'sales' | 'credits'>>,
): Promise<void> {
  const { offers, sales, credits } = { ...nothing, ...change }
  await store.upsert(nftMarketOwed, { coin, offers, sales, credits, block }, (row) => ({
    offers: row.offers + offers,
    sales: row.sales + sales,
    credits: row.credits + credits,
    block,
  }))
}
