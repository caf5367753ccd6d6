import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import { type Selectable, type Transaction, type UpdateObject, sql } from 'kysely'

import type { BlindboxTables, SeriesTable } from '../tables.ts'
import { addToTotals } from './totals.ts'

/** Columns as they become, or how they follow from what they are. */
type Change = UpdateObject<BlindboxTables, 'blindboxSeries'>

type Offer = Pick<
  SeriesTable,
  'seriesId' | 'price' | 'startTime' | 'endTime' | 'firstShare' | 'completeTime' | 'penalty'
>

const tables = (at: BlockContext): Transaction<BlindboxTables> => at.db

/** A series and its sealed urn. */
export async function addSeries(
  event: EventContext,
  offer: Offer,
  tokenIds: readonly bigint[],
): Promise<void> {
  const { txHash, block } = event
  const { seriesId } = offer
  await tables(event)
    .insertInto('blindboxSeries')
    .values({
      size: tokenIds.length,
      ...offer,
      reserved: 0,
      sealed: 0,
      opening: 0,
      opened: 0,
      standing: false,
      closed: false,
      requests: 0,
      nextRequest: 1,
      endedSeq: null,
      txHash,
      block,
    })
    .execute()
  const cards = tokenIds.map((tokenId, place) => ({
    seriesId,
    place,
    tokenId: Number(tokenId),
    drawnSeq: null,
    block,
  }))
  await tables(event).insertInto('blindboxUrnCards').values(cards).execute()
  await addToTotals(event, { series: 1 })
}

export async function changeSeries(
  event: EventContext,
  seriesId: number,
  change: Change,
): Promise<Selectable<SeriesTable>> {
  return tables(event)
    .updateTable('blindboxSeries')
    .set({ block: event.block, ...change })
    .where('seriesId', '=', seriesId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Later requests are bound to other secrets. Posted again before a request, the newer chain holds. */
export async function addChain(
  event: EventContext,
  chain: { seriesId: number; firstRequest: number; tip: string },
): Promise<void> {
  const { txHash, block } = event
  const { seriesId, firstRequest, tip } = chain
  await tables(event)
    .insertInto('blindboxChains')
    .values({ txHash, block, ...chain })
    .onConflict((conflict) =>
      conflict.columns(['seriesId', 'firstRequest']).doUpdateSet({ tip, txHash, block }),
    )
    .execute()
  await changeSeries(event, seriesId, { standing: true, nextRequest: firstRequest })
}

/** Cards leave the urn, one after another; returns the number of the first of these draws. */
export async function drawCards(
  event: EventContext,
  seriesId: number,
  tokenIds: readonly bigint[],
): Promise<number> {
  const series = await changeSeries(event, seriesId, {
    nextRequest: sql<number>`next_request + 1`,
  })
  const firstDraw = series.opened + 1
  for (const [i, tokenId] of tokenIds.entries()) {
    const { numUpdatedRows } = await tables(event)
      .updateTable('blindboxUrnCards')
      .set({ drawnSeq: firstDraw + i, block: event.block })
      .where('seriesId', '=', seriesId)
      .where('tokenId', '=', Number(tokenId))
      .where('drawnSeq', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new Error(`card ${tokenId} was drawn and was not in the urn`)
  }
  return firstDraw
}

/** The operator ends the sale, where time has not done so, and all opening. */
export async function closeSeries(event: EventContext, seriesId: number): Promise<void> {
  const { endTime, endedSeq } = await changeSeries(event, seriesId, { closed: true })
  if (endedSeq !== null) return
  const { ended } = await addToTotals(event, { ended: 1 })
  await changeSeries(event, seriesId, {
    endTime: Math.min(endTime, event.time),
    endedSeq: ended,
  })
}

/** Time alone ends a sale: at its end, from the first block on that is not before it. */
export async function endSeries(at: BlockContext): Promise<void> {
  const due = await tables(at)
    .selectFrom('blindboxSeries')
    .select('seriesId')
    .where('endedSeq', 'is', null)
    .where('endTime', '<=', at.time)
    .orderBy('endTime')
    .orderBy('seriesId')
    .execute()
  for (const { seriesId } of due) {
    const { ended } = await addToTotals(at, { ended: 1 })
    await tables(at)
      .updateTable('blindboxSeries')
      .set({ endedSeq: ended, block: at.block })
      .where('seriesId', '=', seriesId)
      .execute()
  }
}
