import { purseOf } from '#platform/server/coins.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { whyNotAllow } from '#platform/server/spending.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { stakingActions } from '../actions.ts'
import { stakingFailures } from '../failures.ts'
import { stakingAt } from './contract.ts'
import { coinOrRefuse } from './purse.ts'

export const approve: Propose<typeof stakingActions.approve> = async (input, call) => {
  const { coin: symbol, amount } = input
  const { address } = await coinOrRefuse(call.app, symbol)
  if (amount === undefined) throw new Failure(stakingFailures.ENTER_AMOUNT, { field: 'amount' })
  const spender = stakingAt(call.app).address
  const { allowance } = await purseOf(call.app, address, call.address, spender)
  refuseIf(whyNotAllow(allowance, amount), 'amount', { symbol })
  return { args: { spender, value: amount } }
}
