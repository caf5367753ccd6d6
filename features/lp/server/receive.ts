import { required } from '#platform/server/http/invalid.ts'
import type { Handler } from '#platform/server/bind.ts'
import { halfOf } from '#platform/server/orders/halves.ts'
import { type FailureKind, refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import { lpPurchasesAbi as abi } from '../contract/abi.ts'
import { lpFailures as f } from '../failures.ts'
import type { purchaseApi } from '../purchaseApi.ts'
import { lpReasons as reasons } from '../reasons.ts'
import { type PurchaseRow, findPurchase } from './purchases.ts'

const kind = 'lp.issue'

/** Both halves under one path. Anybody may have a reward issued; it goes to the buyer. */
export const receive: Handler<typeof purchaseApi.receive> = async (input, call) => {
  const half = halfOf(input, call.locale)
  if ('orderId' in half) return call.app.orders.after(call, { kind, ...half })
  const { id } = input
  if (id === undefined) throw required('id', call.locale)
  return call.app.orders.before(call, {
    kind,
    ...half,
    subject: { id: String(id) },
    async propose() {
      const row = await findPurchase(call, id)
      refuseIf(whyNotIssue(row, call.app.clock.now()), 'id', { time: utcText(row.issueTime) })
      const args = [BigInt(id)]
      return { contract: 'LpPurchases', abi, reasons, functionName: 'issue', args }
    },
  })
}

export const swapCoinIssuedUpdateCoinssued: Handler<
  typeof purchaseApi.swapCoinIssuedUpdateCoinssued
> = (input, call) => call.app.orders.after(call, { kind, ...input })

function whyNotIssue({ state, issueTime }: PurchaseRow, now: number): FailureKind | null {
  if (state === 'none') return f.NO_REWARD
  if (state === 'issued') return f.ALREADY_ISSUED
  return now < issueTime ? f.REWARD_WAITS : null
}
