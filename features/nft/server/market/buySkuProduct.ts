import type { Handler } from '#platform/server/bind.ts'
import { required } from '#platform/server/http/invalid.ts'

import { cardMarketAbi } from '../../contract/abi.ts'
import { nftFailures } from '../../failures.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { nftReasons as reasons } from '../../reasons.ts'
import { halfOf } from '#platform/server/orders/halves.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { anyCard } from './anyCard.ts'
import { paidWith } from './coins.ts'
import { whyNotBuy } from './rules.ts'
import { cardNow } from './state.ts'

const kind = 'nft.buyListed'
const fieldOf = (code: string | undefined): string =>
  ({ LISTING_CHANGED: 'number', ABOVE_MAXIMUM: 'maxPrice' })[code ?? ''] ?? 'tokenId'

/** What is sent is the listing's price, and the call names both the listing and the most that is paid. */
export const buySkuProduct: Handler<typeof marketOrders.buySkuProduct> = async (input, call) => {
  const half = halfOf(input, call.locale)
  if ('orderId' in half) return call.app.orders.after(call, { kind, ...half })
  const { tokenId, number, maxPrice } = input
  if (tokenId === undefined) refuseIf(nftFailures.SELECT_FIRST, 'tokenId')
  if (number === undefined) throw required('number', call.locale)
  if (maxPrice === undefined) throw required('maxPrice', call.locale)
  return call.app.orders.before(call, {
    kind,
    ...half,
    subject: { tokenId: String(tokenId), number: String(number), maxPrice: String(maxPrice) },
    async propose() {
      const row = await anyCard(call, tokenId)
      const { owner, listing } = await cardNow(call.app, row.tokenId)
      const fault = whyNotBuy(owner, listing, call.address, { number, maxPrice })
      refuseIf(fault, fieldOf(fault?.code))
      const { coin, price } = listing
      return {
        contract: 'CardMarket',
        abi: cardMarketAbi,
        reasons,
        functionName: 'buy',
        args: [BigInt(row.tokenId), BigInt(number), maxPrice],
        callValue: await paidWith(call, coin, price, 'tokenId'),
      }
    },
  })
}
