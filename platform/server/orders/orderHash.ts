import { Failure } from '#platform/std/failure.ts'
import { type ExpressionBuilder, type Transaction, sql } from 'kysely'

import type {
  ChainTransaction,
  Database,
  OrderRow,
  PlatformTables,
} from '#platform/server/database/db.ts'
import { hintFailures } from './orderFailures.ts'
import { callOf, isCallOf } from './orderState.ts'

/**
 * Which transaction an order has. Its owner names it, or the indexer finds it; of two orders for the
 * very same call the indexer can only guess, and the owner's word puts that right.
 */

/**
 * PostgreSQL's codes: a unique constraint is violated; two transactions wait for each other, and
 * this one was ended.
 */
const uniqueViolation = '23505'
const deadlock = '40P01'

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

/**
 * Stores the hash that its owner submits, or refuses by `hintFailures`. `mined`: the call,
 * where a block has it; `proven`: where any node has.
 */
export async function nameHash(
  db: Database,
  order: OrderRow,
  word: { txHash: string; mined: ChainTransaction | undefined; proven: boolean },
  now: number,
): Promise<void> {
  const { txHash, mined } = word
  refuseSecondHash(order, txHash, mined)
  const name = (again: boolean) =>
    db.transaction().execute(async (own) => {
      // A transaction that waits for this one's locks ends before anything of its order is taken.
      if (again) await lock(own, order)
      if (word.proven) await takeFromOther(own, order, txHash)
      const guessed = mined !== undefined && (await takeFromGuess(own, order, mined))
      if (guessed === false) await refuseSecondCall(own, order, txHash)
      const proven = word.proven || (order.txHash === txHash && order.proven)
      const taken = await own
        .updateTable('orders')
        .set({ txHash, told: true, proven, sentAt: order.sentAt ?? now })
        .where('id', '=', order.id)
        .where('told', '=', false)
        .where((one) =>
          order.txHash === null ? one('txHash', 'is', null) : one('txHash', '=', order.txHash),
        )
        .executeTakeFirst()
      if (taken.numUpdatedRows === 0n) await mustHave(own, order.id, { txHash, proven })
      else if (guessed !== false) await releaseGuess(own, guessed, order)
    })
  try {
    await name(false).catch((error: unknown) => {
      const code = codeOf(error)
      // An order that gets its hash at this moment may be one that the hash is taken from.
      if (code !== deadlock && !(word.proven && code === uniqueViolation)) throw error
      return name(true)
    })
  } catch (error) {
    if (codeOf(error) !== uniqueViolation) throw error
    throw new Failure(hintFailures.HASH_TAKEN, { field: 'txHash' })
  }
}

const lock = (db: Transaction<PlatformTables>, { id }: OrderRow) =>
  db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()

/**
 * Any account can name a hash that no node knows yet for an order of his own. Once it is known to
 * be this order's call, an order of another call that has no proof for it loses it.
 */
async function takeFromOther(
  db: Transaction<PlatformTables>,
  order: OrderRow,
  txHash: string,
): Promise<void> {
  const holder = await db
    .selectFrom('orders')
    .selectAll()
    .where('txHash', '=', txHash)
    .where('proven', '=', false)
    .where('id', '<>', order.id)
    .executeTakeFirst()
  if (holder === undefined || isCallOf(holder, callOf(order))) return
  await db
    .updateTable('orders')
    .set({ txHash: null, sentAt: null, told: false })
    .where('id', '=', holder.id)
    .where('txHash', '=', txHash)
    .where('proven', '=', false)
    .execute()
}

/**
 * What was submitted stands; what was found in a block gives way only to what is in a block, and
 * was guessed for another order.
 */
export function refuseSecondHash(
  order: OrderRow,
  txHash: string,
  mined: ChainTransaction | undefined,
): void {
  if (order.txHash === null || order.txHash === txHash) return
  if (order.told || mined === undefined) {
    throw new Failure(hintFailures.ORDER_HAS_HASH, { field: 'txHash' })
  }
}

/**
 * Signed twice, as in two tabs, an order has what the index found first: that it was done does not
 * change with the result of the other. Where another order of the same call is there, the first may
 * be its.
 */
async function refuseSecondCall(
  db: Transaction<PlatformTables>,
  order: OrderRow,
  txHash: string,
): Promise<void> {
  if (order.txHash === null || order.txHash === txHash) return
  const its = await db
    .selectFrom('chainTransactions')
    .selectAll()
    .where('hash', '=', order.txHash)
    .executeTakeFirst()
  if (its === undefined) return
  const others = await db
    .selectFrom('orders')
    .selectAll()
    .where('address', '=', order.address)
    .where('data', '=', order.data)
    .where('id', '<>', order.id)
    .execute()
  if (others.some((one) => isCallOf(one, its))) return
  throw new Failure(hintFailures.ORDER_HAS_HASH, { field: 'txHash' })
}

/**
 * Id of the order of the same call that the hash was only guessed for; it has none now. What was
 * mined before an order was there is none of its.
 */
async function takeFromGuess(
  db: Transaction<PlatformTables>,
  order: OrderRow,
  mined: ChainTransaction,
): Promise<string | false> {
  const block = await db
    .selectFrom('chainBlocks')
    .select('time')
    .where('number', '=', mined.block)
    .executeTakeFirst()
  if (block === undefined || block.time <= order.createdAt) return false
  const holder = await db
    .updateTable('orders')
    .set({ txHash: null, proven: false, sentAt: null })
    .where('txHash', '=', mined.hash)
    .where('told', '=', false)
    .where('id', '<>', order.id)
    .returning('id')
    .executeTakeFirst()
  return holder?.id ?? false
}

/** In exchange, what was guessed for the one order is guessed for the other. */
async function releaseGuess(
  db: Transaction<PlatformTables>,
  id: string,
  { txHash, sentAt, proven }: OrderRow,
): Promise<void> {
  if (txHash === null) return
  await db
    .updateTable('orders')
    .set({ txHash, sentAt, proven, told: false })
    .where('id', '=', id)
    .execute()
}

/**
 * Another process was faster: that is fine where the hash is the same, and a guess of the index
 * counts as submitted from now on.
 */
async function mustHave(
  db: Transaction<PlatformTables>,
  id: string,
  { txHash, proven }: { readonly txHash: string; readonly proven: boolean },
): Promise<void> {
  const same = await db
    .updateTable('orders')
    .set(proven ? { told: true, proven } : { told: true })
    .where('id', '=', id)
    .where('txHash', '=', txHash)
    .executeTakeFirst()
  if (same.numUpdatedRows > 0n) return
  const now = await db.selectFrom('orders').select('txHash').where('id', '=', id).executeTakeFirst()
  const refusal = now?.txHash ? hintFailures.ORDER_HAS_HASH : hintFailures.HASH_TAKEN
  throw new Failure(refusal, { field: 'txHash' })
}

/**
 * Calls of orders that seem to have come to nothing, though no other order has them: a block that was
 * replaced had the order's transaction, and a second one of the same call landed. All of one address.
 */
export async function findLost(db: Database, lost: readonly OrderRow[]): Promise<OrderRow[]> {
  const [first] = lost
  if (first === undefined) return []
  const free = await db
    .selectFrom('chainTransactions')
    .innerJoin('chainBlocks', 'chainBlocks.number', 'chainTransactions.block')
    .leftJoin('orders', 'orders.txHash', 'chainTransactions.hash')
    .where('orders.id', 'is', null)
    .where('chainTransactions.owner', '=', first.address)
    .where(
      sql<string>`md5(chain_transactions.data)`,
      'in',
      [...new Set(lost.map(({ data }) => data))].map((data) => sql<string>`md5(${data})`),
    )
    .selectAll('chainTransactions')
    .select('chainBlocks.time')
    .orderBy('chainTransactions.block')
    .orderBy('chainTransactions.txIndex')
    .execute()
  const found: OrderRow[] = []
  for (const order of lost.toSorted((a, b) => a.createdAt - b.createdAt)) {
    const at = free.findIndex((one) => one.time >= order.createdAt && isCallOf(order, one))
    const [its] = at < 0 ? [] : free.splice(at, 1)
    if (its === undefined) continue
    const change = { txHash: its.hash, sentAt: its.time, told: false, proven: true }
    const taken = await db
      .updateTable('orders')
      .set(change)
      .where('id', '=', order.id)
      .where((one) =>
        order.txHash === null
          ? one('txHash', 'is', null)
          : one('txHash', '=', order.txHash).and(one.not(one.exists(isMined(one)))),
      )
      .executeTakeFirst()
      // Another order got it meanwhile.
      .catch((error: unknown) => {
        if ((error as { code?: string }).code === uniqueViolation) return { numUpdatedRows: 0n }
        throw error
      })
    if (taken.numUpdatedRows > 0n) found.push({ ...order, ...change })
  }
  return found
}

/** It may have landed since the order seemed lost. */
const isMined = (order: ExpressionBuilder<PlatformTables, 'orders'>) =>
  order
    .selectFrom('chainTransactions')
    .select('chainTransactions.hash')
    .whereRef('chainTransactions.hash', '=', 'orders.txHash')
