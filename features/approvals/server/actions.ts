import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'

import type { approvalsActions } from '../actions.ts'
import { approvalsFailures as f } from '../failures.ts'
import { allowedNow, type Place } from './reading.ts'

/**
 * `approve(spender, 0)` at a contract of cards would give the card of id 0 away: only what answers to an allowance, and
 * has one, gets it.
 */
async function refuseUnapproved({ app, address }: Call, place: Place): Promise<void> {
  const allowed = await allowedNow(app, address, place)
  // Throws where it is the node that does not answer.
  if (allowed === null) await app.node.head()
  if (allowed === null) throw new Failure(f.NO_ALLOWANCES, { field: 'contract' })
  if (allowed === 0n) throw new Failure(f.NOTHING_TO_REVOKE, { field: 'spender' })
}

export const revoke: Propose<typeof approvalsActions.revoke> = async (
  { contract, spender },
  call,
) => {
  await refuseUnapproved(call, { kind: 'coin', contract, spender })
  return { args: { spender, value: 0n } }
}

export const revokeCards: Propose<typeof approvalsActions.revokeCards> = async (
  { contract, spender },
  call,
) => {
  await refuseUnapproved(call, { kind: 'cards', contract, spender })
  return { args: { operator: spender, approved: false } }
}
