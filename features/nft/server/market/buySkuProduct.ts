import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { marketActions } from '../../marketActions.ts'
import { anyCard } from './anyCard.ts'
import { paidWith } from './coins.ts'
import { validateBuy } from './rules.ts'
import { cardNow } from './state.ts'

const fieldOf = (code: string | undefined): string =>
  ({ LISTING_CHANGED: 'number', ABOVE_MAXIMUM: 'maxPrice' })[code ?? ''] ?? 'tokenId'

/** The value sent is the listing's price, and the call names the listing and the maximum price. */
export const buySkuProduct: Propose<typeof marketActions.buySkuProduct> = async (
  { tokenId, number, maxPrice },
  call,
) => {
  const row = await anyCard(call, tokenId)
  const { owner, listing } = await cardNow(call.app, row.tokenId)
  const fault = validateBuy(owner, listing, call.address, { number, maxPrice })
  refuseIf(fault, fieldOf(fault?.code))
  return {
    args: { tokenId: BigInt(row.tokenId), number: BigInt(number), maxPrice },
    callValue: await paidWith(call, listing.coin, listing.price, 'tokenId'),
  }
}
