import type { Transaction } from 'kysely'

import type { ChainTransaction, OrderRow, PlatformTables } from '#platform/server/database/db.ts'
import { isCallOf } from '#platform/server/orders/orderState.ts'

/**
 * A mined call that no order of the same call claims belongs to one that was there before it and
 * has none: first to one without a submitted hash, since its page was closed; else to one whose
 * submitted hash no node knew. The oldest of several.
 */
export async function attachUnclaimed(
  db: Transaction<PlatformTables>,
  mined: ChainTransaction,
  time: number,
): Promise<void> {
  const claimed = await db
    .selectFrom('orders')
    .selectAll()
    .where('txHash', '=', mined.hash)
    .executeTakeFirst()
  if (claimed !== undefined) {
    const its = isCallOf(claimed, mined)
    // Or claimed before any node knew it, and it is something else.
    const change = its ? { proven: true } : { txHash: null, sentAt: null, told: false }
    await db
      .updateTable('orders')
      .set(change)
      .where('id', '=', claimed.id)
      .where('txHash', '=', mined.hash)
      .execute()
    if (its) return
  }
  const open = await db
    .selectFrom('orders')
    .selectAll()
    .where('address', '=', mined.owner)
    .where('proven', '=', false)
    .where('createdAt', '<=', time)
    .where('data', '=', mined.data)
    .where('callValue', '=', mined.callValue)
    .orderBy((order) => order('txHash', 'is not', null))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  for (const order of open) {
    if (isCallOf(order, mined) && (await locked(db, order, mined, time))) return
  }
}

/** False where its owner has submitted another hash meanwhile. */
async function locked(
  db: Transaction<PlatformTables>,
  { id, txHash }: OrderRow,
  mined: ChainTransaction,
  time: number,
): Promise<boolean> {
  const changed = await db
    .updateTable('orders')
    .set({ txHash: mined.hash, sentAt: time, told: false, proven: true })
    .where('id', '=', id)
    .where('proven', '=', false)
    .where('txHash', 'is not distinct from', txHash)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
