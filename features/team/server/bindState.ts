import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { OrderState } from '#platform/std/order.ts'

import { teamFailures } from '../api.ts'
import type { TeamTables } from '../tables.ts'
import { type SeenCall, isOwnBind, stateOfUnseen } from './rules.ts'

export interface BindState {
  readonly txHash: string
  readonly state: OrderState
  readonly reason: string | null
}

/**
 * The state of an address's bind: from the index, else from the node's pending pool, else from the time of the first
 * hint. Throws NOT_A_BIND for any other transaction.
 */
export async function stateOfBind(
  call: Call,
  address: Address,
  txHash: string,
): Promise<BindState> {
  const { app } = call
  const mined = await app.db
    .selectFrom('chainTransactions')
    .selectAll()
    .where('hash', '=', txHash)
    .executeTakeFirst()
  const pending = mined === undefined ? await app.node.transaction(txHash) : null
  const seen: SeenCall | null = mined ?? pending
  const team = app.deployment.address('Team')
  if (seen !== null && !isOwnBind(seen, address, team)) throw new Failure(teamFailures.NOT_A_BIND)
  if (mined !== undefined) {
    if (mined.result !== 'SUCCESS') return { txHash, state: 'failed', reason: mined.reason }
    return { txHash, state: app.clock.isFinal(mined.block) ? 'done' : 'packed', reason: null }
  }
  if (pending !== null) return { txHash, state: 'sent', reason: null }
  const hintedAt = await firstHint(call, address, txHash)
  return { txHash, state: stateOfUnseen(app.clock.now(), hintedAt), reason: null }
}

/** Seconds: far longer than any transaction may wait. */
const keptSeconds = 30 * 86_400

/** When this address first submitted this hash; now, if it never did. Only its own hint is stored. */
async function firstHint(call: Call, address: Address, txHash: string): Promise<number> {
  const createdAt = call.app.clock.now()
  const hints = call.db.withTables<TeamTables>()
  const known = await hints
    .selectFrom('teamHints')
    .select('createdAt')
    .where('address', '=', address)
    .where('txHash', '=', txHash)
    .executeTakeFirst()
  if (known !== undefined) return known.createdAt
  if (call.session?.address !== address) return createdAt
  await hints
    .deleteFrom('teamHints')
    .where('createdAt', '<', createdAt - keptSeconds)
    .execute()
  await hints
    .insertInto('teamHints')
    .values({ address, txHash, createdAt })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ txHash, createdAt }))
    .execute()
  return createdAt
}
