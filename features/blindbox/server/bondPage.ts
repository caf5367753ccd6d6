import type { Handler } from '#platform/server/bind.ts'

import type { blindboxApi } from '../api.ts'
import type { BlindboxTables } from '../tables.ts'
import { seriesOrRefuse } from './series.ts'

/** A series' changes are numbered, so a page is a range of numbers. */
export const bondPage: Handler<typeof blindboxApi.bondPage> = async (input, call) => {
  const { seriesId, pageNum, pageSize } = input
  await seriesOrRefuse(call, seriesId)
  const moves = call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxBondMoves')
    .where('seriesId', '=', seriesId)
    .orderBy('seq', 'desc')
  const last = await moves.select('seq').limit(1).executeTakeFirst()
  const total = last?.seq ?? 0
  const newest = total - (pageNum - 1) * pageSize
  const rows = await moves
    .selectAll()
    .where('seq', '<=', newest)
    .where('seq', '>', newest - pageSize)
    .execute()
  const { clock } = call.app
  return {
    total,
    list: rows.map((row) => ({
      number: row.seq,
      kind: row.kind,
      amount: String(row.amount),
      bond: String(row.bond),
      from: row.fromAddress,
      requestId: row.requestId,
      time: row.time,
      txHash: row.txHash,
      final: clock.isFinal(row.block),
    })),
  }
}
