import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import type { withdrawalApi } from '../api.ts'
import type { WithdrawalTables } from '../tables.ts'

export const withdrawRecord: Handler<typeof withdrawalApi.withdrawRecord> = async (page, call) => {
  const { app, address } = call
  const db = call.db.withTables<WithdrawalTables>()
  const owner = await db
    .selectFrom('withdrawalOwners')
    .select(['payouts', 'withdrawn'])
    .where('owner', '=', address)
    .executeTakeFirst()
  const total = owner?.payouts ?? 0
  const own = db.selectFrom('withdrawalPayouts').selectAll().where('owner', '=', address)
  const rows = await numberedPage(own, 'number', total, page)
  return {
    total,
    list: rows.map(({ amount, fee, time, txHash, block, txIndex, logIndex }) => ({
      id: `${block}-${txIndex}-${logIndex}`,
      amount: String(amount),
      fee: String(fee),
      time,
      txHash,
      final: app.clock.isFinal(block),
    })),
    sum: String(owner?.withdrawn ?? 0n),
  }
}
