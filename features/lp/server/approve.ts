import type { App } from '#platform/server/app.ts'
import { balancesOf } from '#platform/server/coins.ts'
import type { ActionRequest, Propose } from '#platform/server/orders/bindActions.ts'
import { validateAllow } from '#platform/server/spending.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { lpActions } from '../actions.ts'
import { lpFailures as f } from '../failures.ts'
import { poolOrRefuse } from './contract.ts'
import { payableOrRefuse, purchasesAt } from './purchaseContract.ts'

export const approve: Propose<typeof lpActions.approve> = async (input, { app, address }) => {
  const { amount } = input
  const { at, spender, symbol } = await allowed(app, input)
  if (amount === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'amount' })
  const { allowance } = await balancesOf(app, at, address, spender)
  refuseIf(validateAllow(allowance, amount), 'amount', { symbol })
  return { args: { spender, value: amount } }
}

/**
 * Staking and the router take LP coins, purchases take what one pays with. The chain's own coin goes with a call.
 */
async function allowed(app: App, asked: ActionRequest<typeof lpActions.approve>) {
  const { pool, coin: symbol, use } = asked
  if ((pool === undefined) === (symbol === undefined)) {
    throw new Failure(f.ONE_TARGET, { field: 'pool' })
  }
  if (symbol === undefined) {
    const spender = use === 'remove' ? 'Router' : 'LpStaking'
    const found = await poolOrRefuse(app, pool)
    return {
      at: found.pair,
      symbol: `${found.symbol} LP`,
      spender: app.deployment.address(spender),
    }
  }
  const coin = await payableOrRefuse(app, symbol)
  if (coin.address === zeroAddress) throw new Failure(f.NO_SUCH_COIN, { field: 'coin' })
  return { at: coin.address, symbol, spender: purchasesAt(app).address }
}
