import type { Handler } from '#platform/server/bind.ts'
import { newestPage } from '#platform/server/database/newestFirst.ts'

import type { stakingApi } from '../api.ts'
import { tables } from './positions.ts'

export const payments: Handler<typeof stakingApi.payments> = async (input, call) => {
  const { app, address } = call
  const [owner, rows] = await Promise.all([
    tables(call)
      .selectFrom('stakingOwners')
      .select(['claims', 'claimed'])
      .where('owner', '=', address)
      .executeTakeFirst(),
    newestPage(
      tables(call).selectFrom('stakingClaims').selectAll().where('owner', '=', address),
      input,
    ),
  ])
  return {
    total: owner?.claims ?? 0,
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
