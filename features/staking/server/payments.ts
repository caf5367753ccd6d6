import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import type { stakingApi } from '../api.ts'
import { tables } from './positions.ts'

export const payments: Handler<typeof stakingApi.payments> = async (input, call) => {
  const { app, address } = call
  const owner = await tables(call)
    .selectFrom('stakingOwners')
    .select(['claims', 'claimed'])
    .where('owner', '=', address)
    .executeTakeFirst()
  const total = owner?.claims ?? 0
  const own = tables(call).selectFrom('stakingClaims').selectAll().where('owner', '=', address)
  const rows = await numberedPage(own, 'number', total, input)
  return {
    total,
    list: rows.map(({ amount, stakes, time, txHash, block }) => ({
      amount: String(amount),
      stakes,
      time,
      txHash,
      final: app.clock.isFinal(block),
    })),
    sum: String(owner?.claimed ?? 0n),
  }
}
