import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import { lpFailures } from '../failures.ts'
import type { purchaseApi } from '../purchaseApi.ts'
import { purchaseFacts } from './purchaseContract.ts'
import { ownPurchase, purchaseView } from './purchases.ts'

export const swapCoinIssuedDetail: Handler<typeof purchaseApi.swapCoinIssuedDetail> = async (
  { id },
  call,
) => {
  const row = await ownPurchase(call, id)
  if (row.state === 'none') throw new Failure(lpFailures.NO_REWARD, { field: 'id' })
  return purchaseView(call.app, await purchaseFacts(call.app), row)
}
