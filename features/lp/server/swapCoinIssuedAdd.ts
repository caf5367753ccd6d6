import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateSpend } from '#platform/server/spending.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { type FailureKind, refuseIf } from '#platform/std/failure.ts'

import type { purchaseActions } from '../actions.ts'
import { lpFailures as f } from '../failures.ts'
import {
  type Payable,
  patience,
  payableOrRefuse,
  purchaseFacts,
  purchasePool,
  balancesFor,
  rewardNow,
} from './purchaseContract.ts'
import { type Quoted, quoteOrRefuse } from './quotes.ts'
import { leastOf } from './rules.ts'

/** The minimum liquidity: the requested one, else the present estimate less the slippage. */
export const swapCoinIssuedAdd: Propose<typeof purchaseActions.swapCoinIssuedAdd> = async (
  input,
  call,
) => {
  const { app } = call
  const { amount, minReward } = input
  const [pool, coin] = await Promise.all([
    purchasePool(app, input.pool),
    payableOrRefuse(app, input.coin),
  ])
  const quoted = await quoteOrRefuse(app, pool, coin, amount)
  await mayBuy(call, coin, amount!, quoted)
  await mayEarn(call, quoted, minReward)
  return {
    args: {
      pair: pool.pair,
      coin: coin.address,
      amount: amount!,
      minLiquidity: input.minLiquidity ?? leastOf(quoted.liquidity, input.slippageBps),
      minReward,
      deadline: BigInt(app.clock.now() + patience),
    },
    callValue: coin.address === zeroAddress ? amount! : 0n,
    // With SunSwap’s pairs more may be left over at another price, in both coins, and is sent back.
    spareEnergy: 60_000,
  }
}

/** The purchase is worth enough, and the caller can pay it. */
async function mayBuy(
  { app, address }: Call,
  coin: Payable,
  amount: bigint,
  { worth }: Quoted,
): Promise<void> {
  const [{ least }, balances] = await Promise.all([
    purchaseFacts(app),
    balancesFor(app, coin, address),
  ])
  const minimum = formatUnits(least, decimalsOf.USDT)
  refuseIf(belowLeast(worth, least), 'amount', { minimum, symbol: 'USDT' })
  const inCoins = (units: bigint) => formatUnits(units, coin.decimals)
  const values = {
    symbol: coin.symbol,
    balance: inCoins(balances.balance),
    amount: inCoins(amount),
  }
  refuseIf(validateSpend(amount, balances), 'amount', values)
}

const belowLeast = (worth: bigint | null, least: bigint): FailureKind | null =>
  (worth ?? 0n) < least ? f.BELOW_MINIMUM : null

async function mayEarn({ app }: Call, { worth }: Quoted, minReward: bigint): Promise<void> {
  const { reward } = await rewardNow(app, worth ?? 0n)
  const values = { reward: formatUnits(reward, decimalsOf.TES), symbol: 'TES' }
  refuseIf(reward < minReward ? f.REWARD_SHORT : null, 'minReward', values)
}
