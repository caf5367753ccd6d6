import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'
import type { OrderState } from '#platform/std/order.ts'

import { type teamApi, teamFailures } from '../api.ts'
import type { TeamTables } from '../tables.ts'
import { activationOf } from './members.ts'
import { type SeenCall, isOwnBind, stateOfUnseen } from './rules.ts'

export const bindUpMemberDecentralized: Handler<typeof teamApi.bindUpMemberDecentralized> = async (
  input,
  call,
) => {
  const { app, address } = call
  const [{ state, reason }, activation] = await Promise.all([
    stateOfBind(call, input.txHash),
    activationOf(app, address),
  ])
  return { txHash: input.txHash, state, reason, ...activation }
}

/** From what is indexed, else from the node's pending pool, else from the time of the hint. */
async function stateOfBind(
  call: Call,
  txHash: string,
): Promise<{ state: OrderState; reason: string | null }> {
  const { app } = call
  const mined = await app.db
    .selectFrom('chainTransactions')
    .selectAll()
    .where('hash', '=', txHash)
    .executeTakeFirst()
  if (mined !== undefined) {
    ownBind(call, mined)
    if (mined.result !== 'SUCCESS') return { state: 'failed', reason: mined.reason }
    return { state: app.clock.isFinal(mined.block) ? 'done' : 'packed', reason: null }
  }
  const pending = await app.node.transaction(txHash)
  if (pending !== null) {
    ownBind(call, pending)
    return { state: 'sent', reason: null }
  }
  return { state: stateOfUnseen(app.clock.now(), await hintedAt(call, txHash)), reason: null }
}

function ownBind(call: Call, seen: SeenCall): void {
  const team = call.app.deployment.address('Team')
  if (!isOwnBind(seen, call.address, team)) throw new Failure(teamFailures.NOT_A_BIND)
}

/** When this address first told us of this hash; now, if it never did. */
async function hintedAt(call: Call, txHash: string): Promise<number> {
  const { address } = call
  const createdAt = call.app.clock.now()
  const hints = call.db.withTables<TeamTables>()
  const known = await hints
    .selectFrom('teamHints')
    .select('createdAt')
    .where('address', '=', address)
    .where('txHash', '=', txHash)
    .executeTakeFirst()
  if (known !== undefined) return known.createdAt
  await hints
    .insertInto('teamHints')
    .values({ address, txHash, createdAt })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ txHash, createdAt }))
    .execute()
  return createdAt
}
