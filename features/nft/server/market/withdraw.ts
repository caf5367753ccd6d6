import type { Handler } from '#platform/server/bind.ts'
import { refuseIf } from '#platform/std/failure.ts'

import { cardMarketAbi } from '../../contract/abi.ts'
import { nftFailures } from '../../failures.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { nftReasons as reasons } from '../../reasons.ts'
import { coinOrRefuse } from './coins.ts'
import { creditNow } from './state.ts'

const kind = 'nft.withdraw'

export const withdrawBefore: Handler<typeof marketOrders.withdrawBefore> = (
  { requestId, coin: symbol },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { coin: symbol },
    async propose() {
      const coin = await coinOrRefuse(call.app, symbol)
      const owed = await creditNow(call.app, call.address, coin)
      refuseIf(owed === 0n ? nftFailures.NOTHING_OWED : null, 'coin')
      const args = [call.address, coin.address]
      return { contract: 'CardMarket', abi: cardMarketAbi, reasons, functionName: 'withdraw', args }
    },
  })

export const withdrawAfter: Handler<typeof marketOrders.withdrawAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
