import type { Handler } from '#platform/server/bind.ts'
import { countedPage } from '#platform/server/database/numberedPage.ts'

import type { blindboxApi } from '../api.ts'
import type { BlindboxTables } from '../tables.ts'
import { seriesOrRefuse } from './series.ts'

/** Every change of a series' bond, newest first. */
export const bondPage: Handler<typeof blindboxApi.bondPage> = async (input, call) => {
  const { seriesId } = input
  await seriesOrRefuse(call, seriesId)
  const moves = call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxBondMoves')
    .where('seriesId', '=', seriesId)
  const { total, rows } = await countedPage(moves, 'seq', input)
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
