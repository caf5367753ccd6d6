import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Selectable, Transaction } from 'kysely'

import type { FrozenSalesTable } from '../../marketTables.ts'
import type { CardsTable, NftTables } from '../../tables.ts'

/** A card that moved or was staked anew is not as it was sold: the frozen sale's money can only go back. */
export async function breakSale(
  at: BlockContext,
  { tokenId, saleNumber }: Pick<Selectable<CardsTable>, 'tokenId' | 'saleNumber'>,
): Promise<void> {
  if (saleNumber !== null) await setSale(at, tokenId, saleNumber, { state: 'broken' })
}

/** Settled or called off, by either side of it. */
export function endSale(
  at: BlockContext,
  tokenId: number,
  number: number,
  state: 'settled' | 'cancelled',
): Promise<void> {
  return setSale(at, tokenId, number, { state, endedAt: at.time })
}

async function setSale(
  at: BlockContext,
  tokenId: number,
  number: number,
  change: Partial<Pick<FrozenSalesTable, 'state' | 'endedAt'>>,
): Promise<void> {
  const db: Transaction<NftTables> = at.db
  await db
    .updateTable('nftFrozenSales')
    .set({ block: at.block, ...change })
    .where('tokenId', '=', tokenId)
    .where('number', '=', number)
    .execute()
}
