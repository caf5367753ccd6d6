import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import { cardMarketAbi } from '../../contract/abi.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { nftReasons as reasons } from '../../reasons.ts'
import { whyNotSettle } from './rules.ts'
import { cardNow, saleNow, soldUntil } from './state.ts'

const kind = 'nft.settle'

/** Anyone may: whoever waits for the card, or for the money, or for neither. */
export const settleBefore: Handler<typeof marketOrders.settleBefore> = (
  { requestId, tokenId, number },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { tokenId: String(tokenId), number: String(number) },
    async propose() {
      const { app } = call
      const [card, sale] = await Promise.all([cardNow(app, tokenId), saleNow(app, tokenId, number)])
      refuseIf(whyNotSettle(sale, card, app.clock.now()), 'number', soldUntil(app, card))
      const args = [BigInt(tokenId), BigInt(number)]
      return { contract: 'CardMarket', abi: cardMarketAbi, reasons, functionName: 'settle', args }
    },
  })

export const settleAfter: Handler<typeof marketOrders.settleAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
