import type { EventContext } from '#platform/server/indexer/contract.ts'

import { nftSales, type SalesTable } from '../../marketTables.ts'

/** One more point of the price history. */
export async function addSale(
  event: EventContext,
  sale: Pick<SalesTable, 'tokenId' | 'level' | 'kind' | 'coin' | 'price' | 'worth'>,
): Promise<void> {
  const { store, block, txIndex, logIndex, time, txHash } = event
  await store.insert(nftSales, { block, txIndex, logIndex, time, txHash, ...sale })
}
