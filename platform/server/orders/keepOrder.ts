import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
  sql,
} from 'kysely'

import type { ChainClock } from '#platform/server/clock.ts'
import type { Database, OrderRow, PlatformTables } from '#platform/server/database/db.ts'
import { orderFailures } from './orderFailures.ts'

/**
 * Orders of one address that no block holds, the lapsed ones too: what one address leaves here is
 * bounded, for any hashes it submits.
 */
export const mostUnmined = 200
/** Seconds that a lapsed order is kept. */
const keptSeconds = 30 * 86_400
/** Seconds: the longest expiration that a transaction on TRON may have, counted from the head block. */
const longestExpiration = 86_400

type Orders = ExpressionBuilder<PlatformTables, 'orders'>
type Clock = Pick<ChainClock, 'now' | 'solid'>

/** Writes a new order; a lapsed one of the same address gives way to it. One of the same request stays. */
export function keepOrder(db: Database, clock: Clock, row: OrderRow): Promise<void> {
  return db.transaction().execute(async (own) => {
    // Two at once would count the same.
    await sql`select pg_advisory_xact_lock(hashtextextended(${row.address}, 0))`.execute(own)
    await own
      .deleteFrom('orders')
      .where((order) => order.and([isUnmined(order), isLapsed(order, clock)]))
      .where('createdAt', '<', clock.now() - keptSeconds)
      .execute()
    await makeRoom(own, clock, row.address)
    await own
      .insertInto('orders')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

async function makeRoom(
  db: Transaction<PlatformTables>,
  clock: Clock,
  address: Address,
): Promise<void> {
  const unmined = db
    .selectFrom('orders')
    .where('address', '=', address)
    .where((order) => isUnmined(order))
  const { count } = await unmined
    .select((order) => order.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const surplus = count - mostUnmined + 1
  if (surplus <= 0) return
  const lapsed = unmined
    .select('id')
    .where((order) => isLapsed(order, clock))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(surplus)
  const gone = await db.deleteFrom('orders').where('id', 'in', lapsed).executeTakeFirst()
  if (gone.numDeletedRows < surplus) {
    throw new Failure(orderFailures.TOO_MANY_ORDERS, { values: { count: String(mostUnmined) } })
  }
}

/** Those that are not proven have an index of their own, which a parameter would not find. */
const isUnmined = (order: Orders): Expression<SqlBool> =>
  order.and([
    sql<boolean>`not orders.proven`,
    order.not(
      order.exists(
        order
          .selectFrom('chainTransactions')
          .select('chainTransactions.hash')
          .whereRef('chainTransactions.hash', '=', 'orders.txHash'),
      ),
    ),
  ])

/**
 * It was not signed in time; or what was submitted for it may be any 32 bytes, and no transaction
 * signed by then can be in a block any more: the last block that nothing replaces is later than its
 * longest expiration.
 */
function isLapsed(order: Orders, clock: Clock): Expression<SqlBool> {
  const solidTime = order
    .selectFrom('chainBlocks')
    .select('chainBlocks.time')
    .where('chainBlocks.number', '=', clock.solid)
  const sentAt = order.fn.coalesce('orders.sentAt', 'orders.expiresAt')
  return order.or([
    order('orders.txHash', 'is', null).and('orders.expiresAt', '<', clock.now()),
    order('orders.txHash', 'is not', null).and(
      order(sql<number>`${sentAt} + ${longestExpiration}`, '<', solidTime),
    ),
  ])
}
