import type { EventContext } from '#platform/server/indexer/contract.ts'
import { plusExcluded } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'
import { type Insertable, type Selectable, type Transaction, sql } from 'kysely'

import type { BlindboxTables, BoxState, BoxesTable } from '../tables.ts'
import { idOf, numberOf, seriesOf } from '../numbers.ts'
import { addToTotals } from './totals.ts'

type Box = Selectable<BoxesTable>

const tables = (event: EventContext): Transaction<BlindboxTables> => event.db

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
  const rows = Array.from({ length: boxes }, (_, i) => ({
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
  }))
  await tables(event).insertInto('blindboxBoxes').values(rows).execute()
  await addCounts(event, seriesId, [{ holder: each.holder, state: each.state, boxes }])
}

interface Move {
  readonly boxIds: readonly bigint[]
  readonly to: BoxState
  /** Whom the event names. */
  readonly holder: Address
  /** What else becomes of the box at a place of the list. */
  readonly set?: (box: Box, place: number) => Partial<Insertable<BoxesTable>>
}

/** Boxes of one series come to another state, and are counted there. */
export async function moveBoxes(
  event: EventContext,
  { boxIds, to, holder, set = () => ({}) }: Move,
): Promise<void> {
  const db = tables(event)
  const ids = boxIds.map(Number)
  const found = await db.selectFrom('blindboxBoxes').selectAll().where('boxId', 'in', ids).execute()
  const byId = new Map(found.map((box) => [box.boxId, box]))
  const changes: Change[] = []
  for (const [place, boxId] of ids.entries()) {
    const box = byId.get(boxId)
    if (box === undefined) throw new Error(`box ${boxId} was never made`)
    await db
      .updateTable('blindboxBoxes')
      .set({ holder, state: to, ended: ends.has(to), block: event.block, ...set(box, place) })
      .where('boxId', '=', boxId)
      .execute()
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

/** Adds to what the holders have of a series and in all, and to what the series has. */
async function addCounts(
  event: EventContext,
  seriesId: number,
  changes: readonly Change[],
): Promise<void> {
  const { block } = event
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
  await tables(event)
    .insertInto('blindboxCounts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['holder', 'seriesId', 'state']).doUpdateSet({
        block,
        ...plusExcluded('blindbox_counts', ['boxes']),
      }),
    )
    .execute()
  await tables(event)
    .updateTable('blindboxSeries')
    .set({
      reserved: sql<number>`reserved + ${ofSeries.reserved}`,
      sealed: sql<number>`sealed + ${ofSeries.sealed}`,
      opening: sql<number>`opening + ${ofSeries.opening}`,
      opened: sql<number>`opened + ${ofSeries.opened}`,
      block,
    })
    .where('seriesId', '=', seriesId)
    .execute()
}
