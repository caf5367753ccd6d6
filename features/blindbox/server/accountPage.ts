import type { Handler } from '#platform/server/bind.ts'
import { countedPage } from '#platform/server/database/numberedPage.ts'

import type { blindboxApi } from '../api.ts'
import type { BlindboxTables } from '../tables.ts'

/** What one was credited and paid out, and the limits one set, newest first. */
export const accountPage: Handler<typeof blindboxApi.accountPage> = async (input, call) => {
  const moves = call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxAccountMoves')
    .where('account', '=', call.address)
  const { total, rows } = await countedPage(moves, 'seq', input)
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
