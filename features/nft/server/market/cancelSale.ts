import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { marketActions } from '../../marketActions.ts'
import { whyNotCancelSale } from './rules.ts'
import { saleNow } from './state.ts'

export const cancelSale: Propose<typeof marketActions.cancelSale> = async (
  { tokenId, number },
  call,
) => {
  const sale = await saleNow(call.app, tokenId, number)
  refuseIf(whyNotCancelSale(sale, call.address), 'number')
  return { args: { tokenId: BigInt(tokenId), number: BigInt(number) } }
}
