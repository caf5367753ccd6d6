import type { BlockContext } from '#platform/server/indexer/contract.ts'

import { type FrozenSalesTable, nftFrozenSales } from '../../marketTables.ts'
import type { CardsTable } from '../../tables.ts'

/** A card that moved or was staked again differs from the sold one: the frozen sale's money can only be returned. */
export async function breakSale(
  at: BlockContext,
  { tokenId, saleNumber }: Pick<CardsTable, 'tokenId' | 'saleNumber'>,
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
  { store, block }: BlockContext,
  tokenId: number,
  number: number,
  change: Partial<Pick<FrozenSalesTable, 'state' | 'endedAt'>>,
): Promise<void> {
  await store.update(nftFrozenSales, { tokenId, number }, { block, ...change })
}
