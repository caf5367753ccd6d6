import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import { cardMarketAbi } from '../../contract/abi.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { nftReasons as reasons } from '../../reasons.ts'
import { ownCard } from '../ownCard.ts'
import { whyNotAccept } from './rules.ts'
import { cardNow, offerNow, soldUntil } from './state.ts'

const kind = 'nft.accept'
const fieldOf = (code: string | undefined): string =>
  ({ NO_SUCH_OFFER: 'number', OWN_CARD: 'number', BELOW_MINIMUM: 'minAmount' })[code ?? ''] ??
  'tokenId'

export const acceptBefore: Handler<typeof marketOrders.acceptBefore> = (
  { requestId, number, tokenId, minAmount },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: {
      number: String(number),
      tokenId: String(tokenId ?? ''),
      minAmount: String(minAmount),
    },
    async propose() {
      const { app } = call
      const { row } = await ownCard(call, tokenId)
      const [now, offer] = await Promise.all([cardNow(app, row.tokenId), offerNow(app, number)])
      const card = { ...now, tokenId: row.tokenId, level: row.level }
      const fault = whyNotAccept(card, offer, minAmount, app.clock.now())
      refuseIf(fault, fieldOf(fault?.code), soldUntil(app, card))
      return {
        contract: 'CardMarket',
        abi: cardMarketAbi,
        reasons,
        functionName: 'accept',
        args: [BigInt(number), BigInt(row.tokenId), minAmount],
      }
    },
  })

export const acceptAfter: Handler<typeof marketOrders.acceptAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
