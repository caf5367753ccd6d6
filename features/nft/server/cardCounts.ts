import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { plusExcluded } from '#platform/server/indexer/plus.ts'
import type { Transaction } from 'kysely'

import type { CardCountsTable, NftTables } from '../tables.ts'

export type Spot = Pick<CardCountsTable, 'list' | 'level' | 'standing' | 'bucket'>
export type CountChange = Spot & { readonly cards: number }

/** Adds to counts, which may be below zero; a count of 0 has no row. */
export async function addCounts(
  { db, block }: BlockContext,
  changes: readonly CountChange[],
): Promise<void> {
  const tables: Transaction<NftTables> = db
  const sums = new Map<string, CardCountsTable>()
  for (const { list, level, standing, bucket, cards } of changes) {
    const key = `${list} ${level} ${standing} ${bucket}`
    const known = sums.get(key)
    if (known === undefined) sums.set(key, { list, level, standing, bucket, cards, block })
    else known.cards += cards
  }
  const rows = [...sums.values()].filter(({ cards }) => cards !== 0)
  if (rows.length === 0) return
  const counted = await tables
    .insertInto('nftCardCounts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['list', 'level', 'standing', 'bucket']).doUpdateSet({
        block,
        ...plusExcluded('nft_card_counts', ['cards']),
      }),
    )
    .returning(['list', 'level', 'standing', 'bucket', 'cards'])
    .execute()
  for (const { list, level, standing, bucket, cards } of counted) {
    if (cards !== 0) continue
    await tables
      .deleteFrom('nftCardCounts')
      .where('list', '=', list)
      .where('level', '=', level)
      .where('standing', '=', standing)
      .where('bucket', '=', bucket)
      .execute()
  }
}
