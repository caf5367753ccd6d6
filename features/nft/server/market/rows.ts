import type { Call } from '#platform/server/call.ts'
import type { Selectable } from 'kysely'

import type { FrozenSalesTable, ListingsTable, NftTables, OffersTable } from '../../tables.ts'

export type ListingRow = Selectable<ListingsTable>
export type SaleRow = Selectable<FrozenSalesTable>
export type OfferRow = Selectable<OffersTable>

const tables = (call: Call) => call.db.withTables<NftTables>()

/** The last listing of a card, ended or not. Whether it can be bought now, the card's own row says. */
export function findListing(call: Call, tokenId: number): Promise<ListingRow | undefined> {
  return tables(call)
    .selectFrom('nftListings')
    .selectAll()
    .where('tokenId', '=', tokenId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A frozen sale, ended or not; without a number the last one of the card. */
export function findSale(
  call: Call,
  tokenId: number,
  number?: number,
): Promise<SaleRow | undefined> {
  let sales = tables(call).selectFrom('nftFrozenSales').selectAll().where('tokenId', '=', tokenId)
  if (number !== undefined) sales = sales.where('number', '=', number)
  return sales.orderBy('number', 'desc').limit(1).executeTakeFirst()
}

/** An offer, ended or not. */
export function findOffer(call: Call, number: number): Promise<OfferRow | undefined> {
  return tables(call)
    .selectFrom('nftOffers')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
}
