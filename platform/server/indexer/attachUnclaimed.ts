import type { Transaction } from 'kysely'

import type { ChainTransaction, PlatformTables } from '../db.ts'
import { isCallOf } from '../orderState.ts'

/**
 * A mined call that no order of the same call claims belongs to the oldest one that has landed
 * nothing: its page was closed, or was given a wrong hash.
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
    if (isCallOf(claimed, mined)) return
    // Claimed before anybody could know what it is, and it is something else.
    await db.updateTable('orders').set({ txHash: null }).where('id', '=', claimed.id).execute()
  }
  const open = await db
    .selectFrom('orders')
    .selectAll()
    .where('address', '=', mined.owner)
    .where((order) =>
      order.or([
        order('txHash', 'is', null),
        order.not(
          order.exists(
            order
              .selectFrom('chainTransactions')
              .select('hash')
              .whereRef('chainTransactions.hash', '=', 'orders.txHash'),
          ),
        ),
      ]),
    )
    .where('data', '=', mined.data)
    .where('callValue', '=', mined.callValue)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const order = open.find((one) => isCallOf(one, mined))
  if (order === undefined) return
  await db
    .updateTable('orders')
    .set({ txHash: mined.hash, sentAt: time })
    .where('id', '=', order.id)
    .execute()
}
