import { revertReason } from '#platform/chain/abi.ts'
import type { NodeReceipt, TronNode } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure, failures } from '#platform/std/failure.ts'

import type { Database, OrderRow } from '#platform/server/database/db.ts'
import { differenceOf, landingSeconds, type Landed } from './orderState.ts'

/**
 * Orders whose contract no index reads: a coin that all accounts transfer, or the chain's own. The
 * node has what became of their transactions: seen in a block it may yet be replaced, and is only
 * shown; once the block is solid its receipt is kept.
 */
interface Parts {
  readonly db: Database
  readonly node: TronNode
}

/** By order: what the node has of it. Absent where it has nothing, and nothing can come any more. */
export type Looked = ReadonlyMap<string, Landed | 'mayLand'>

/** Orders of an address that are looked at for one reply, the newest; an older one is when it is opened. */
const mostLooked = 10

const reasonOf = ({ result, output }: NodeReceipt): string | null =>
  result === 'SUCCESS' ? null : (revertReason([], output) ?? result)

export const keptReceipt = ({ receipt }: Pick<OrderRow, 'receipt'>): Landed | null =>
  receipt === null ? null : { ...(JSON.parse(receipt) as Landed), isSolid: true }

/** The newest of an address that are not settled. */
export async function lookAtUnsettled(parts: Parts, address: Address): Promise<Looked> {
  const unsettled = await parts.db
    .selectFrom('orders')
    .selectAll()
    .where('address', '=', address)
    .where('byReceipt', '=', true)
    .where('txHash', 'is not', null)
    .where('receipt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(mostLooked)
    .execute()
  return lookAt(parts, unsettled)
}

/** Keeps what is solid. */
export async function lookAt(parts: Parts, orders: readonly OrderRow[]): Promise<Looked> {
  const open = orders.filter(
    ({ byReceipt, txHash, receipt }) => byReceipt && txHash !== null && receipt === null,
  )
  const looked = await Promise.all(
    open.map(async (order) => [order.id, await lookAtOne(parts, order)] as const),
  )
  return new Map(looked.flatMap(([id, found]) => (found === null ? [] : [[id, found] as const])))
}

async function lookAtOne(parts: Parts, order: OrderRow): Promise<Landed | 'mayLand' | null> {
  try {
    return await look(parts, order, order.txHash ?? '')
  } catch (error) {
    // What a node fails to give did not fail to happen.
    if (error instanceof Failure && error.kind === failures.NODE_UNAVAILABLE) return 'mayLand'
    throw error
  }
}

async function look({ db, node }: Parts, order: OrderRow, hash: string) {
  // Before the receipt: what lands by this block is solid when the receipt is asked for.
  const head = await node.solid()
  if (!order.proven) {
    const seen = await node.transaction(hash)
    if (seen !== null && differenceOf(order, seen) !== null) return null
    if (seen === null) return canLand(order, head.time)
  }
  const solid = await node.receipt(hash, 'solid')
  if (solid !== null) {
    const landed = { block: solid.block, result: solid.result, reason: reasonOf(solid) }
    await db
      .updateTable('orders')
      .set({ receipt: JSON.stringify(landed), proven: true })
      .where('id', '=', order.id)
      .where('txHash', '=', hash)
      .execute()
    return { ...landed, isSolid: true }
  }
  const receipt = await node.receipt(hash)
  if (receipt === null) return canLand(order, head.time)
  const { block, result } = receipt
  return { block, result, reason: reasonOf(receipt), isSolid: false }
}

/** As long as no solid block is later than any in which it could be. */
const canLand = ({ sentAt, expiresAt }: OrderRow, solidTime: number): 'mayLand' | null =>
  solidTime > (sentAt ?? expiresAt) + landingSeconds ? null : 'mayLand'
