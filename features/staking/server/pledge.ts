import type { Propose } from '#platform/server/orders/bindActions.ts'

import type { stakingActions } from '../actions.ts'
import { reserveNow } from './contract.ts'
import { amountOrRefuse, coinOrRefuse, coveredOrRefuse, termOrRefuse } from './purse.ts'

export const pledge: Propose<typeof stakingActions.pledge> = async (input, call) => {
  const coin = await coinOrRefuse(call.app, input.coin)
  const term = termOrRefuse(coin, input.days)
  const [amount, reserve] = await Promise.all([
    amountOrRefuse(call, coin, input.amount),
    reserveNow(call.app),
  ])
  coveredOrRefuse(coin, term, amount, reserve)
  return {
    args: { coin: coin.address, termDays: BigInt(term.days), amount },
    // Where an account leaves meanwhile, what it gives up is set free first.
    spareEnergy: 20_000,
  }
}
