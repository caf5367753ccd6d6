import type { Handler } from '#platform/server/bind.ts'

import type { blindboxApi } from '../api.ts'
import type { BlindboxTables } from '../tables.ts'

/** An address' changes are numbered, so a page is a range of numbers. */
export const accountPage: Handler<typeof blindboxApi.accountPage> = async (input, call) => {
  const { pageNum, pageSize } = input
  const moves = call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxAccountMoves')
    .where('account', '=', call.address)
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
    list: rows.map(({ seq: number, kind, amount, since, time, txHash, block }) => ({
      number,
      kind,
      amount: String(amount),
      since,
      time,
      txHash,
      final: clock.isFinal(block),
    })),
  }
}
