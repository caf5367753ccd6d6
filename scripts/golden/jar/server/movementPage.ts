import type { Handler } from '#platform/server/bind.ts'

import type { jarApi } from '../api.ts'
import type { JarTables } from '../tables.ts'

/** An owner's movements are numbered, so a page is a range of numbers however many there are. */
export const movementPage: Handler<typeof jarApi.movementPage> = async (input, call) => {
  const { app, address } = call
  const db = call.db.withTables<JarTables>()
  const owner = await db
    .selectFrom('jarOwners')
    .select('movements')
    .where('address', '=', address)
    .executeTakeFirst()
  const total = owner?.movements ?? 0
  const newest = total - (input.pageNum - 1) * input.pageSize
  const rows = await db
    .selectFrom('jarMovements')
    .selectAll()
    .where('owner', '=', address)
    .where('seq', '<=', newest)
    .where('seq', '>', newest - input.pageSize)
    .orderBy('seq', 'desc')
    .execute()
  return {
    total,
    list: rows.map(({ kind, amount, balance, time, txHash, block }) => ({
      kind,
      amount: String(amount),
      balance: String(balance),
      time,
      txHash,
      final: app.clock.isFinal(block),
    })),
  }
}
