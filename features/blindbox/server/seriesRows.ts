import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'

import { blindboxChains, blindboxSeries, blindboxUrnCards, type SeriesTable } from '../tables.ts'
import { addToTotals } from './totals.ts'

type Offer = Pick<
  SeriesTable,
  'seriesId' | 'price' | 'startTime' | 'endTime' | 'firstShare' | 'completeTime' | 'penalty'
>

/** A series and its sealed urn. */
export async function addSeries(
  event: EventContext,
  offer: Offer,
  tokenIds: readonly bigint[],
): Promise<void> {
  const { store, txHash, block } = event
  const { seriesId } = offer
  await store.insert(blindboxSeries, {
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
  for (const [place, tokenId] of tokenIds.entries()) {
    const card = { seriesId, place, tokenId: Number(tokenId), drawnSeq: null, block }
    await store.insert(blindboxUrnCards, card)
  }
  await addToTotals(event, { series: 1 })
}

export async function changeSeries(
  { store, block }: EventContext,
  seriesId: number,
  change: Partial<Omit<SeriesTable, 'seriesId'>>,
): Promise<SeriesTable> {
  return store.update(blindboxSeries, { seriesId }, { block, ...change })
}

/** Later requests are bound to other secrets. Posted again before a request, the newer chain holds. */
export async function addChain(
  event: EventContext,
  chain: { seriesId: number; firstRequest: number; tip: string },
): Promise<void> {
  const { store, txHash, block } = event
  const { seriesId, firstRequest, tip } = chain
  await store.upsert(blindboxChains, { txHash, block, ...chain }, () => ({ tip, txHash, block }))
  await changeSeries(event, seriesId, { standing: true, nextRequest: firstRequest })
}

/** Cards leave the urn, one after another; returns the number of the first of these draws. */
export async function drawCards(
  event: EventContext,
  seriesId: number,
  tokenIds: readonly bigint[],
): Promise<number> {
  const { store, block } = event
  const { opened } = await store.update(blindboxSeries, { seriesId }, ({ nextRequest }) => ({
    nextRequest: nextRequest + 1,
    block,
  }))
  for (const [i, id] of tokenIds.entries()) {
    const tokenId = Number(id)
    const inUrn = { seriesId, tokenId, drawnSeq: null }
    const [card] = await store.list(blindboxUrnCards, inUrn)
    if (card === undefined) throw new Error(`card ${tokenId} was drawn and was not in the urn`)
    await store.update(blindboxUrnCards, card, { drawnSeq: opened + 1 + i, block })
  }
  return opened + 1
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
  const { store, block } = at
  const due = await store.list(
    blindboxSeries,
    { endedSeq: null },
    { until: { endTime: at.time }, by: ['endTime', 'seriesId'] },
  )
  for (const series of due) {
    const { ended } = await addToTotals(at, { ended: 1 })
    await store.update(blindboxSeries, series, { endedSeq: ended, block })
  }
}
