import type { Handler } from '#platform/server/bind.ts'

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
    tables(call)
      .selectFrom('stakingClaims')
      .selectAll()
      .where('owner', '=', address)
      .orderBy('block', 'desc')
      .orderBy('txIndex', 'desc')
      .orderBy('logIndex', 'desc')
      .offset((input.pageNum - 1) * input.pageSize)
      .limit(input.pageSize)
      .execute(),
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
