import type { Handler } from '#platform/server/bind.ts'
import { type FailureKind, refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import { lpFailures as f } from '../failures.ts'
import type { purchaseApi } from '../purchaseApi.ts'
import { purchaseFacts, purchaseSource } from './purchaseContract.ts'
import { type PurchaseRow, ownPurchase, issueView } from './purchases.ts'

export const receiveRewardInfo: Handler<typeof purchaseApi.receiveRewardInfo> = async (
  { id },
  call,
) => {
  const row = await ownPurchase(call, id)
  refuseIf(whyNoReceipt(row), 'id', { time: utcText(row.issueTime) })
  const { app } = call
  const [facts, source] = await Promise.all([purchaseFacts(app), purchaseSource(app, id)])
  return { ...issueView(app, facts, row), sources: [source] }
}

function whyNoReceipt({ state }: PurchaseRow): FailureKind | null {
  if (state === 'none') return f.NO_REWARD
  return state === 'issued' ? null : f.REWARD_WAITS
}
