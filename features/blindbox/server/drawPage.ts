import type { Handler } from '#platform/server/bind.ts'

import type { blindboxApi } from '../api.ts'
import type { BlindboxTables } from '../tables.ts'
import { drawViews } from './drawViews.ts'
import { idOf } from '../numbers.ts'
import { seriesOrRefuse } from './series.ts'

/** A series' requests are numbered, so a page is a range of numbers. */
export const drawPage: Handler<typeof blindboxApi.drawPage> = async (input, call) => {
  const { seriesId, pageNum, pageSize } = input
  const series = await seriesOrRefuse(call, seriesId)
  const newest = series.requests - (pageNum - 1) * pageSize
  if (newest < 1) return { total: series.requests, list: [] }
  const rows = await call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxRequests')
    .selectAll()
    .where('requestId', '<=', idOf(seriesId, newest))
    .where('requestId', '>', idOf(seriesId, Math.max(0, newest - pageSize)))
    .orderBy('requestId', 'desc')
    .execute()
  return { total: series.requests, list: await drawViews(call, series, rows) }
}
