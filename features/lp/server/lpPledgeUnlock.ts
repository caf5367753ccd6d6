import type { Propose } from '#platform/server/orders/bindActions.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { lpActions } from '../actions.ts'
import { poolOrRefuse, positionNow, spareEnergy } from './contract.ts'
import { lpDecimals } from './lpPledgeCoinList.ts'
import { whyNotWithdraw } from './rules.ts'

/** No time, no activation, no reserve: what is staked can be taken out. */
export const lpPledgeUnlock: Propose<typeof lpActions.lpPledgeUnlock> = async (input, call) => {
  const { amount } = input
  const { pair: pool, symbol } = await poolOrRefuse(call.app, input.pool)
  const { staked } = await positionNow(call.app, pool, call.address)
  const unlockable = formatUnits(staked, lpDecimals)
  refuseIf(whyNotWithdraw(amount, staked), 'amount', { symbol: `${symbol} LP`, unlockable })
  return { args: { pool, amount: amount! }, spareEnergy }
}
