import type { Handler } from '#platform/server/bind.ts'

import { cardsAbi } from '../../contract/abi.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { nftReasons as reasons } from '../../reasons.ts'
import { ownCard } from '../ownCard.ts'

const kind = 'nft.approve'

/** Of one card and no more: it ends by itself when the card moves. */
export const approveBefore: Handler<typeof marketOrders.approveBefore> = (
  { requestId, tokenId },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { tokenId: String(tokenId ?? '') },
    async propose() {
      const { row } = await ownCard(call, tokenId)
      const args = [call.app.deployment.address('CardMarket'), BigInt(row.tokenId)]
      return { contract: 'Cards', abi: cardsAbi, reasons, functionName: 'approve', args }
    },
  })

export const approveAfter: Handler<typeof marketOrders.approveAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
