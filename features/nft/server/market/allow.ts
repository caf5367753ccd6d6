import type { Handler } from '#platform/server/bind.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { allowanceOf, coinOrRefuse } from './coins.ts'
import { whyNotAllow } from './rules.ts'

const kind = 'nft.allow'

export const allowBefore: Handler<typeof marketOrders.allowBefore> = (
  { requestId, coin: symbol, amount },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { coin: symbol, amount: String(amount) },
    async propose() {
      const { app, address } = call
      const coin = await coinOrRefuse(app, symbol)
      const allowance = await allowanceOf(app, address, coin)
      // The chain's own coin goes with a call: there is nothing to allow.
      if (allowance === null || coin.contract === null) {
        throw new Failure(nftFailures.NO_SUCH_COIN, { field: 'coin' })
      }
      refuseIf(whyNotAllow(allowance, amount), 'amount', { symbol })
      const { name: contract, abi } = coin.contract
      const args = [app.deployment.address('CardMarket'), amount]
      return { contract, abi, functionName: 'approve', args }
    },
  })

export const allowAfter: Handler<typeof marketOrders.allowAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
