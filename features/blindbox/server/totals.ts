import type { BlockContext } from '#platform/server/indexer/contract.ts'

import { blindboxTotals, type TotalsTable } from '../tables.ts'

/** Adds to what there is of all series; returns the row afterwards. */
export async function addToTotals(
  { store, block }: BlockContext,
  { series = 0, ended = 0, boxes = 0 }: Partial<Pick<TotalsTable, 'series' | 'ended' | 'boxes'>>,
): Promise<TotalsTable> {
  return store.upsert(blindboxTotals, { id: 1, series, ended, boxes, block }, (row) => ({
    series: row.series + series,
    ended: row.ended + ended,
    boxes: row.boxes + boxes,
    block,
  }))
}
