import type { ProductReads, Purchase } from '#features/sales/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { sql } from 'kysely'

import type { BlindboxTables, BoxState } from '../tables.ts'
import { boxesFacts, levelsByCard } from './contract.ts'
import { penaltyOfBox, refundBlockOf } from './rules.ts'

const newestFirst = sql`blindbox_boxes.seq desc`
const ofAllStates = sql`blindbox_boxes.ended, blindbox_boxes.state <> 'sealed', ${newestFirst}`

/** An address' boxes: sealed, then reserved and being opened, then those that are over, the newest of each first. */
export const purchases: ProductReads['purchases'] = async (call, asked) => {
  const { app } = call
  const { state, productId, offset, limit } = asked
  if (state === 'bought') return { total: 0, list: [] }
  const counts = await countsOf(call, productId)
  const total = state === undefined ? sumOf(counts) : (counts.get(state) ?? 0)
  if (offset >= total) return { total, list: [] }
  const [{ deadline }, levelOf] = await Promise.all([boxesFacts(app), levelsByCard(app)])
  const db = call.db.withTables<BlindboxTables>()
  let own = db.selectFrom('blindboxBoxes').where('holder', '=', call.address)
  if (productId !== undefined) own = own.where('seriesId', '=', productId)
  if (state !== undefined) own = own.where('state', '=', state)
  const order = state === undefined ? ofAllStates : newestFirst
  const page = own.select('boxId').orderBy(order).offset(offset).limit(limit)
  const shown = db
    .selectFrom('blindboxBoxes')
    .leftJoin('blindboxRequests', 'blindboxRequests.requestId', 'blindboxBoxes.requestId')
    .innerJoin('blindboxSeries', 'blindboxSeries.seriesId', 'blindboxBoxes.seriesId')
    .selectAll('blindboxBoxes')
    .select(['blindboxRequests.requestBlock', 'blindboxRequests.penalty', 'blindboxSeries.closed'])
    .select('blindboxRequests.amount as requestAmount')
    // Skipped rows read neither request nor series.
    .where('blindboxBoxes.boxId', 'in', page)
  const rows = await shown.orderBy(order).execute()
  const list = rows.map((row): Purchase => ({
    kind: 'box',
    id: row.boxId,
    productId: row.seriesId,
    state: row.state,
    price: String(row.price),
    paid: String(row.paid),
    penalty:
      row.penalty === null
        ? null
        : String(penaltyOfBox(row.price, row.penalty, row.requestAmount ?? 0n)),
    closed: row.closed,
    time: row.time,
    expiry: row.expiry,
    requestId: row.requestId,
    refundBlock:
      row.state === 'opening' && row.requestBlock !== null
        ? refundBlockOf(row.requestBlock, deadline)
        : null,
    tokenId: row.tokenId,
    level: row.tokenId === null ? null : levelOf(row.tokenId),
    txHash: row.txHash,
    final: app.clock.isFinal(row.block),
  }))
  return { total, list }
}

/** How many boxes of each state the caller has, of a series or of all. */
export async function countsOf(call: Call, seriesId = 0): Promise<ReadonlyMap<BoxState, number>> {
  const rows = await call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxCounts')
    .select(['state', 'boxes'])
    .where('holder', '=', call.address)
    .where('seriesId', '=', seriesId)
    .execute()
  return new Map(rows.map(({ state, boxes }) => [state, boxes]))
}

export const sumOf = (counts: ReadonlyMap<BoxState, number>): number =>
  [...counts.values()].reduce((sum, boxes) => sum + boxes, 0)
