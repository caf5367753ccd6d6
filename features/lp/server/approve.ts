import { tesAbi as abi } from '#platform/contracts/abi.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import { purseOf } from '#platform/server/coins.ts'
import { whyNotAllow } from '#platform/server/spending.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { lpApi } from '../api.ts'
import { lpFailures as f } from '../failures.ts'
import { lpStakingAt, poolOrRefuse } from './contract.ts'
import { payableOrRefuse, purchasesAt } from './purchaseContract.ts'

const kind = 'lp.approve'

export const approveBefore: Handler<typeof lpApi.approveBefore> = (
  { requestId, pool, coin, amount },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { pool: pool ?? '', coin: coin ?? '', amount: String(amount ?? '') },
    async propose() {
      const { app, address } = call
      const { spender, symbol, ...of } = await allowed(app, pool, coin)
      if (amount === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'amount' })
      const { allowance } = await purseOf(app, of.at, address, spender)
      refuseIf(whyNotAllow(allowance, amount), 'amount', { symbol })
      return { ...of, abi, functionName: 'approve', args: [spender, amount] }
    },
  })

export const approveAfter: Handler<typeof lpApi.approveAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })

/** Staking takes LP coins, purchases take what one pays with. The chain's own coin goes with a call. */
async function allowed(app: App, pool: Address | undefined, symbol: string | undefined) {
  if ((pool === undefined) === (symbol === undefined)) {
    throw new Failure(f.ONE_TARGET, { field: 'pool' })
  }
  if (symbol === undefined) {
    const found = await poolOrRefuse(app, pool)
    const spender = lpStakingAt(app).address
    return { contract: 'Pair', at: found.pair, symbol: `${found.symbol} LP`, spender }
  }
  const coin = await payableOrRefuse(app, symbol)
  if (coin.address === zeroAddress) throw new Failure(f.NO_SUCH_COIN, { field: 'coin' })
  return { contract: 'Usdt', at: coin.address, symbol, spender: purchasesAt(app).address }
}
