import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { type Transaction, sql } from 'kysely'

import type { CardCountsTable, NftTables } from '../tables.ts'

export type Spot = Pick<CardCountsTable, 'list' | 'level' | 'standing' | 'bucket'>

/** Adds to counts, which may be below zero; a count of 0 has no row. */
export async function addCounts(
  { db, block }: BlockContext,
  changes: readonly (Spot & { cards: number })[],
): Promise<void> {
  const tables: Transaction<NftTables> = db
  const sums = new Map<string, Spot & { cards: number }>()
  for (const change of changes) {
    const key = [change.list, change.level, change.standing, change.bucket].join()
    sums.set(key, { ...change, cards: change.cards + (sums.get(key)?.cards ?? 0) })
  }
  const rows = [...sums.values()].filter(({ cards }) => cards !== 0)
  if (rows.length === 0) return
  const counted = await tables
    .insertInto('nftCardCounts')
    .values(
      rows.map(({ list, level, standing, bucket, cards }) => ({
        list,
        level,
        standing,
        bucket,
        cards,
        block,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['list', 'level', 'standing', 'bucket']).doUpdateSet({
        cards: sql<number>`nft_card_counts.cards + excluded.cards`,
        block,
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
