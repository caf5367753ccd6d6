import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Transaction } from 'kysely'

import type { SalesTable } from '../../marketTables.ts'
import type { NftTables } from '../../tables.ts'

/** One more point of the price history. */
export async function addSale(
  event: EventContext,
  sale: Pick<SalesTable, 'tokenId' | 'level' | 'kind' | 'coin' | 'price' | 'worth'>,
): Promise<void> {
  const { block, txIndex, logIndex, time, txHash } = event
  const db: Transaction<NftTables> = event.db
  await db
    .insertInto('nftSales')
    .values({ block, txIndex, logIndex, time, txHash, ...sale })
    .execute()
}
