import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import { cardMarketAbi } from '../../contract/abi.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { nftReasons as reasons } from '../../reasons.ts'
import { whyNotCancelSale } from './rules.ts'
import { saleNow } from './state.ts'

const kind = 'nft.cancelSale'

export const cancelSaleBefore: Handler<typeof marketOrders.cancelSaleBefore> = (
  { requestId, tokenId, number },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { tokenId: String(tokenId), number: String(number) },
    async propose() {
      const sale = await saleNow(call.app, tokenId, number)
      refuseIf(whyNotCancelSale(sale, call.address), 'number')
      const args = [BigInt(tokenId), BigInt(number)]
      const functionName = 'cancelSale'
      return { contract: 'CardMarket', abi: cardMarketAbi, reasons, functionName, args }
    },
  })

export const cancelSaleAfter: Handler<typeof marketOrders.cancelSaleAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
