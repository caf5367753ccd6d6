import type { Call } from '#platform/server/call.ts'
import type { Selectable } from 'kysely'

import type { DrawView } from '../shapes.ts'
import type { BlindboxTables, RequestsTable } from '../tables.ts'
import { boxesFacts, levelsByCard } from './contract.ts'
import { numberOf } from '../numbers.ts'
import { requestStateOf } from './rules.ts'
import type { SeriesRow } from './series.ts'

export type RequestRow = Selectable<RequestsTable>

/** Requests of one series as replies, in the order of the input. */
export async function drawViews(
  call: Call,
  series: SeriesRow,
  rows: readonly RequestRow[],
): Promise<DrawView[]> {
  if (rows.length === 0) return []
  const { app } = call
  const { clock } = app
  const ids = rows.map(({ requestId }) => requestId)
  const [{ deadline }, levelOf, boxes] = await Promise.all([
    boxesFacts(app),
    levelsByCard(app),
    boxesOf(call, ids),
  ])
  const height = { head: clock.head.number, solid: clock.solid, deadline }
  return rows.map((row) => {
    const own = boxes.filter(({ requestId }) => requestId === row.requestId)
    const { requestId, seriesId, holder, time, txHash } = row
    const drawn = own.flatMap(({ tokenId }) => (tokenId === null ? [] : [tokenId]))
    return {
      requestId,
      seriesId,
      holder,
      state: requestStateOf({ ...row, number: numberOf(requestId) }, series, height),
      boxIds: own.map(({ boxId }) => boxId),
      cards: drawn.map((tokenId) => ({ tokenId, level: levelOf(tokenId) })),
      time,
      txHash,
      final: clock.isFinal(row.block),
    }
  })
}

/** In the order that each request draws them in. */
const boxesOf = (call: Call, requestIds: readonly number[]) =>
  call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxBoxes')
    .select(['requestId', 'boxId', 'tokenId'])
    .where('requestId', 'in', requestIds)
    .orderBy('requestId')
    .orderBy('place')
    .execute()

/** A request and its boxes, as it was made; null where there is none of that number. */
export async function findRequest(
  call: Call,
  requestId: number,
): Promise<{ row: RequestRow; boxIds: readonly number[] } | null> {
  const [row, boxes] = await Promise.all([
    call.db
      .withTables<BlindboxTables>()
      .selectFrom('blindboxRequests')
      .selectAll()
      .where('requestId', '=', requestId)
      .executeTakeFirst(),
    boxesOf(call, [requestId]),
  ])
  return row === undefined ? null : { row, boxIds: boxes.map(({ boxId }) => boxId) }
}
