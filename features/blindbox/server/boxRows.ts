import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import {
  blindboxBoxes,
  blindboxCounts,
  blindboxSeries,
  type BoxState,
  type BoxesTable,
} from '../tables.ts'
import { idOf, numberOf, seriesOf } from '../numbers.ts'
import { addToTotals } from './totals.ts'

type Box = BoxesTable

const ends: ReadonlySet<BoxState> = new Set(['opened', 'refunded', 'givenBack', 'released'])

/** Writes down boxes that follow each other from `firstBox` on, all alike. */
export async function makeBoxes(
  event: EventContext,
  { firstBox, count }: { firstBox: bigint; count: bigint },
  each: Pick<Box, 'holder' | 'state' | 'price' | 'paid' | 'expiry'>,
): Promise<void> {
  const { time, txHash, block } = event
  const [first, boxes] = [Number(firstBox), Number(count)]
  const seriesId = seriesOf(first)
  const last = await addToTotals(event, { boxes })
  for (let i = 0; i < boxes; i++) {
    await event.store.insert(blindboxBoxes, {
      boxId: idOf(seriesId, numberOf(first) + i),
      seriesId,
      seq: last.boxes - boxes + i + 1,
      ...each,
      ended: false,
      time,
      requestId: null,
      place: null,
      tokenId: null,
      txHash,
      block,
    })
  }
  await addCounts(event, seriesId, [{ holder: each.holder, state: each.state, boxes }])
}

interface Move {
  readonly boxIds: readonly bigint[]
  readonly to: BoxState
  /** The account that the event names. */
  readonly holder: Address
  /** Other changes of the box at a place of the list. */
  readonly set?: (box: Box, place: number) => Partial<Omit<Box, 'boxId'>>
}

/** Boxes of one series change their state, and are counted there. */
export async function moveBoxes(
  event: EventContext,
  { boxIds, to, holder, set = () => ({}) }: Move,
): Promise<void> {
  const { store, block } = event
  const ids = boxIds.map(Number)
  const boxes = await Promise.all(ids.map(async (boxId) => store.get(blindboxBoxes, { boxId })))
  const changes: Change[] = []
  for (const [place, box] of boxes.entries()) {
    await store.update(blindboxBoxes, box, {
      block,
      holder,
      state: to,
      ended: ends.has(to),
      ...set(box, place),
    })
    changes.push({ holder: box.holder, state: box.state, boxes: -1 })
    changes.push({ holder, state: to, boxes: 1 })
  }
  await addCounts(event, seriesOf(ids[0]!), changes)
}

interface Change {
  readonly holder: Address
  readonly state: BoxState
  readonly boxes: number
}

/** Adds to the holders' counts, of the series and in total, and to the series' counts. */
async function addCounts(
  event: EventContext,
  seriesId: number,
  changes: readonly Change[],
): Promise<void> {
  const { store, block } = event
  const sums = new Map<string, Change>()
  const ofSeries = { reserved: 0, sealed: 0, opening: 0, opened: 0 }
  for (const change of changes) {
    const { holder, state, boxes } = change
    const key = `${holder} ${state}`
    sums.set(key, { holder, state, boxes: boxes + (sums.get(key)?.boxes ?? 0) })
    if (state in ofSeries) ofSeries[state as keyof typeof ofSeries] += boxes
  }
  const rows = [...sums.values()].flatMap((sum) => [
    { seriesId, block, ...sum },
    { seriesId: 0, block, ...sum },
  ])
  await Promise.all(
    rows.map(async (row) =>
      store.upsert(blindboxCounts, row, (there) => ({ boxes: there.boxes + row.boxes, block })),
    ),
  )
  await store.update(blindboxSeries, { seriesId }, (row) => ({
    reserved: row.reserved + ofSeries.reserved,
    sealed: row.sealed + ofSeries.sealed,
    opening: row.opening + ofSeries.opening,
    opened: row.opened + ofSeries.opened,
    block,
  }))
}
