import type { Call } from '#platform/server/call.ts'
import type { Selectable } from 'kysely'

import type { FrozenSalesTable, ListingsTable, OffersTable } from '../../marketTables.ts'
import type { NftTables } from '../../tables.ts'

export type ListingRow = Selectable<ListingsTable>
export type SaleRow = Selectable<FrozenSalesTable>
export type OfferRow = Selectable<OffersTable>

const tables = (call: Call) => call.db.withTables<NftTables>()

/** The last listing of a card, ended or not. The card's own row determines whether it can be bought now. */
export function findListing(call: Call, tokenId: number): Promise<ListingRow | undefined> {
  return tables(call)
    .selectFrom('nftListings')
    .selectAll()
    .where('tokenId', '=', tokenId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}
