import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import { cardMarketAbi } from '../../contract/abi.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { nftReasons as reasons } from '../../reasons.ts'
import { whyNotCancelOffer } from './rules.ts'
import { offerNow } from './state.ts'

const kind = 'nft.cancelOffer'

export const cancelOfferBefore: Handler<typeof marketOrders.cancelOfferBefore> = (
  { requestId, number },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { number: String(number) },
    async propose() {
      const { app, address } = call
      refuseIf(whyNotCancelOffer(await offerNow(app, number), address, app.clock.now()), 'number')
      return {
        contract: 'CardMarket',
        abi: cardMarketAbi,
        reasons,
        functionName: 'cancelOffer',
        args: [BigInt(number)],
      }
    },
  })

export const cancelOfferAfter: Handler<typeof marketOrders.cancelOfferAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
