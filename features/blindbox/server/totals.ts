import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { type Selectable, type Transaction, sql } from 'kysely'

import type { BlindboxTables, TotalsTable } from '../tables.ts'

/** Adds to what there is of all series; returns the row afterwards. */
export function addToTotals(
  { db, block }: BlockContext,
  { series = 0, ended = 0, boxes = 0 }: Partial<Pick<TotalsTable, 'series' | 'ended' | 'boxes'>>,
): Promise<Selectable<TotalsTable>> {
  const tables: Transaction<BlindboxTables> = db
  return tables
    .insertInto('blindboxTotals')
    .values({ id: 1, series, ended, boxes, block })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        series: sql<number>`blindbox_totals.series + ${series}`,
        ended: sql<number>`blindbox_totals.ended + ${ended}`,
        boxes: sql<number>`blindbox_totals.boxes + ${boxes}`,
        block,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
