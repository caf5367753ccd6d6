import type { Propose } from '#platform/server/orders/bindActions.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { refuseIf, type FailureKind } from '#platform/std/failure.ts'
import { balancesOf } from '#platform/server/coins.ts'
import { validatePutIn } from '#platform/server/spending.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { lpActions, purchaseActions } from '../actions.ts'
import { poolOrRefuse, positionNow, spareEnergy, lpStakingAt } from './contract.ts'
import { lpDecimals } from './lpPledgeCoinList.ts'
import { validateWithdraw } from './rules.ts'
import { lpFailures as f } from '../failures.ts'
import { type PurchaseRow, findPurchase } from './purchases.ts'

/** No time, no activation, no reserve: a stake can be withdrawn. */
export const lpPledgeUnlock: Propose<typeof lpActions.lpPledgeUnlock> = async (input, call) => {
  const { amount } = input
  const { pair: pool, symbol } = await poolOrRefuse(call.app, input.pool)
  const { staked } = await positionNow(call.app, pool, call.address)
  const unlockable = formatUnits(staked, lpDecimals)
  refuseIf(validateWithdraw(amount, staked), 'amount', { symbol: `${symbol} LP`, unlockable })
  return { args: { pool, amount: amount! }, spareEnergy }
}

export const pledge: Propose<typeof lpActions.pledge> = async (input, { app, address }) => {
  const { amount } = input
  const { pair: pool, symbol, minimum } = await poolOrRefuse(app, input.pool)
  const balances = await balancesOf(app, pool, address, lpStakingAt(app).address)
  const inCoins = (units: bigint) => formatUnits(units, lpDecimals)
  refuseIf(validatePutIn(amount, minimum, balances), 'amount', {
    symbol: `${symbol} LP`,
    minimum: inCoins(minimum),
    balance: inCoins(balances.balance),
    amount: inCoins(amount ?? 0n),
  })
  return { args: { pool, amount: amount! }, spareEnergy }
}

/** Anyone may have a reward issued; it goes to the buyer. */
export const receive: Propose<typeof purchaseActions.receive> = async ({ id }, call) => {
  const row = await findPurchase(call, id)
  refuseIf(validateIssue(row, call.app.clock.now()), 'id', { time: utcText(row.issueTime) })
  return { args: { id: BigInt(id) } }
}

function validateIssue({ state, issueTime }: PurchaseRow, now: number): FailureKind | null {
  if (state === 'none') return f.NO_REWARD
  if (state === 'issued') return f.ALREADY_ISSUED
  return now < issueTime ? f.REWARD_WAITS : null
}
