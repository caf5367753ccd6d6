import type { Address } from '#platform/std/address.ts'
import type { NodeCall } from '#platform/chain/node.ts'
import type { ContractCall, OrderState } from '#platform/std/order.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'

import type { ChainClock } from '#platform/server/clock.ts'
import type { ChainTransaction, OrderRow, PlatformTables } from '#platform/server/database/db.ts'
import { keptCalldata } from './calldata.ts'

/** Seconds after which a sent transaction can no longer land: its longest expiration and a minute. */
export const landingSeconds = 11 * 60

/** What became of the transaction in its block. */
export interface Landed extends Pick<ChainTransaction, 'result' | 'block' | 'reason'> {
  /** As the node has it; of the index, the chain's heights decide. */
  readonly isSolid?: boolean
}

/**
 * The state of an order, from its row, its transaction and the chain's heights alone. 'mayLand': the node, which alone
 * settles it, cannot yet exclude that it lands.
 */
export function orderState(
  order: Pick<OrderRow, 'txHash' | 'sentAt' | 'expiresAt'>,
  mined: Pick<Landed, 'result' | 'block' | 'isSolid'> | 'mayLand' | null,
  clock: Pick<ChainClock, 'now' | 'isFinal'>,
): OrderState {
  if (mined === 'mayLand') return 'sent'
  if (mined !== null) {
    if (mined.result !== 'SUCCESS') return 'failed'
    return (mined.isSolid ?? clock.isFinal(mined.block)) ? 'done' : 'packed'
  }
  if (order.txHash === null) return clock.now() > order.expiresAt ? 'expired' : 'created'
  return clock.now() > (order.sentAt ?? order.expiresAt) + landingSeconds ? 'expired' : 'sent'
}

/**
 * The orders that `orderState` calls created, sent or packed, as a database condition, so that the
 * database counts and pages them.
 */
export function isOpen(
  order: ExpressionBuilder<PlatformTables, 'orders'>,
  clock: Pick<ChainClock, 'now' | 'solid'>,
): Expression<SqlBool> {
  const now = clock.now()
  const mined = order
    .selectFrom('chainTransactions')
    .select('chainTransactions.hash')
    .whereRef('chainTransactions.hash', '=', 'orders.txHash')
    .whereRef('chainTransactions.owner', '=', 'orders.address')
    .whereRef('chainTransactions.data', '=', 'orders.data')
    .whereRef('chainTransactions.callValue', '=', 'orders.callValue')
    .where('chainTransactions.contract', '=', sql<never>`orders.call::jsonb ->> 'contract'`)
  const packed = mined.where('result', '=', 'SUCCESS').where('block', '>', clock.solid)
  const sentAt = order.fn.coalesce('orders.sentAt', 'orders.expiresAt')
  return order.or([
    order('orders.txHash', 'is', null).and('orders.expiresAt', '>=', now),
    order('orders.txHash', 'is not', null)
      .and('orders.receipt', 'is', null)
      .and(sentAt, '>=', now - landingSeconds)
      .and(order.not(order.exists(mined))),
    order.exists(packed),
  ])
}

/**
 * Of an address the orders of the last minutes and those in blocks that are not final: `isOpen`
 * applies to no others. Read by indexes.
 */
export function mayBeOpen(
  order: ExpressionBuilder<PlatformTables, 'orders'>,
  address: Address,
  clock: Pick<ChainClock, 'now' | 'solid'>,
): Expression<SqlBool> {
  const unsettled = order
    .selectFrom('chainTransactions')
    .select('hash')
    .where('owner', '=', address)
    .where('block', '>', clock.solid)
  return order.or([
    order(order.fn.coalesce('sentAt', 'expiresAt'), '>=', clock.now() - landingSeconds),
    // As a list: a subquery among alternatives is no index condition.
    sql<boolean>`tx_hash = any(array${unsettled})`,
  ])
}

/** A transfer of the chain's own coin is in no row. */
export type SeenCall = Pick<ChainTransaction, 'owner' | 'contract' | 'data' | 'callValue'> &
  Partial<Pick<NodeCall, 'transfer'>>

/** The call that the order fixed, as a transaction has it. */
export function callOf({ address: owner, data, callValue, call }: OrderRow): SeenCall {
  const { contract, selector } = JSON.parse(call) as ContractCall & { contract: Address }
  return selector === plainTransfer
    ? { owner, contract: null, data, callValue: 0n, transfer: { to: contract, amount: callValue } }
    : { owner, contract, data, callValue }
}

/**
 * The first difference between a transaction and the call that the order fixed; null for its very
 * call.
 */
export function differenceOf(
  order: OrderRow,
  seen: SeenCall,
): 'OTHER_SIGNER' | 'OTHER_CONTRACT' | 'OTHER_CALL' | 'OTHER_VALUE' | null {
  const fixed = callOf(order)
  if (seen.owner !== fixed.owner) return 'OTHER_SIGNER'
  if (seen.contract !== fixed.contract) return 'OTHER_CONTRACT'
  if (seen.transfer?.to !== fixed.transfer?.to) return 'OTHER_CALL'
  if (keptCalldata(seen.data) !== fixed.data) return 'OTHER_CALL'
  const same = seen.callValue === fixed.callValue
  return same && seen.transfer?.amount === fixed.transfer?.amount ? null : 'OTHER_VALUE'
}

export const isCallOf = (order: OrderRow, seen: SeenCall): boolean =>
  differenceOf(order, seen) === null
