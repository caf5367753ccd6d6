import { purseOf } from '#platform/server/coins.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { whyNotPutIn } from '#platform/server/spending.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { lpActions } from '../actions.ts'
import { lpStakingAt, poolOrRefuse, spareEnergy } from './contract.ts'
import { lpDecimals } from './lpPledgeCoinList.ts'

export const pledge: Propose<typeof lpActions.pledge> = async (input, { app, address }) => {
  const { amount } = input
  const { pair: pool, symbol, minimum } = await poolOrRefuse(app, input.pool)
  const purse = await purseOf(app, pool, address, lpStakingAt(app).address)
  const inCoins = (units: bigint) => formatUnits(units, lpDecimals)
  refuseIf(whyNotPutIn(amount, minimum, purse), 'amount', {
    symbol: `${symbol} LP`,
    minimum: inCoins(minimum),
    balance: inCoins(purse.balance),
    amount: inCoins(amount ?? 0n),
  })
  return { args: { pool, amount: amount! }, spareEnergy }
}
