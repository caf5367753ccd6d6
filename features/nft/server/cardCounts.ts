import type { BlockContext } from '#platform/server/indexer/contract.ts'

import { type CardCountsTable, nftCardCounts } from '../tables.ts'

export type Spot = Pick<CardCountsTable, 'list' | 'level' | 'standing' | 'bucket'>
export type CountChange = Spot & { readonly cards: number }

/** Adds to counts, which may be below zero; a count of 0 has no row. */
export async function addCounts(
  { store, block }: BlockContext,
  changes: readonly CountChange[],
): Promise<void> {
  const sums = new Map<string, CardCountsTable>()
  for (const { list, level, standing, bucket, cards } of changes) {
    const key = `${list} ${level} ${standing} ${bucket}`
    const known = sums.get(key)
    if (known === undefined) sums.set(key, { list, level, standing, bucket, cards, block })
    else known.cards += cards
  }
  const rows = [...sums.values()].filter(({ cards }) => cards !== 0)
  await Promise.all(
    rows.map(async (row) => {
      const { cards } = await store.upsert(nftCardCounts, row, (there) => ({
        cards: there.cards + row.cards,
        block,
      }))
      if (cards === 0) await store.delete(nftCardCounts, row)
    }),
  )
}
