import type { Propose } from '#platform/server/orders/bindActions.ts'
import { type FailureKind, refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { purchaseActions } from '../actions.ts'
import { lpFailures as f } from '../failures.ts'
import { type PurchaseRow, findPurchase } from './purchases.ts'

/** Anybody may have a reward issued; it goes to the buyer. */
export const receive: Propose<typeof purchaseActions.receive> = async ({ id }, call) => {
  const row = await findPurchase(call, id)
  refuseIf(whyNotIssue(row, call.app.clock.now()), 'id', { time: utcText(row.issueTime) })
  return { args: { id: BigInt(id) } }
}

function whyNotIssue({ state, issueTime }: PurchaseRow, now: number): FailureKind | null {
  if (state === 'none') return f.NO_REWARD
  if (state === 'issued') return f.ALREADY_ISSUED
  return now < issueTime ? f.REWARD_WAITS : null
}
