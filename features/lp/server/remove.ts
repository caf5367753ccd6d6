import { poolNow } from '#features/exchange/public.server.ts'
import { balancesOf } from '#platform/server/coins.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateAmount, validateSpend } from '#platform/server/spending.ts'
import { formatUnits, mulDivDown } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { walletActions } from '../actions.ts'
import { lpFailures as f } from '../failures.ts'
import { lpDecimals } from './lpPledgeCoinList.ts'
import { patience, purchasePool } from './purchaseContract.ts'
import { leastOf } from './rules.ts'

/** No activation, no time: liquidity in the wallet is its holder's. Both coins go to the caller. */
export const remove: Propose<typeof walletActions.remove> = async (input, { app, address }) => {
  const { amount, slippageBps } = input
  const pool = await purchasePool(app, input.pool)
  const usdt = pool.coins.findIndex(({ contract }) => contract === 'Usdt')
  const [coin, other] = [pool.coins[1 - usdt]!, pool.coins[usdt]!]
  if (coin.symbol !== input.coin) throw new Failure(f.NOT_IN_POOL, { field: 'coin' })
  const router = app.deployment.address('Router')
  const [{ reserves, totalSupply }, balances] = await Promise.all([
    poolNow(app, pool),
    balancesOf(app, pool.pair, address, router),
  ])
  refuseIf(validateAmount(amount) ?? validateSpend(amount!, balances), 'amount', {
    symbol: `${pool.symbol} LP`,
    balance: formatUnits(balances.balance, lpDecimals),
    amount: formatUnits(amount ?? 0n, lpDecimals),
  })
  const partOf = (reserve: bigint) => mulDivDown(amount!, reserve, totalSupply)
  const [ofCoin, ofUsdt] = [partOf(reserves[1 - usdt]!), partOf(reserves[usdt]!)]
  const leastCoin = input.leastCoin ?? leastOf(ofCoin, slippageBps)
  const leastUsdt = input.leastUsdt ?? leastOf(ofUsdt, slippageBps)
  const text = (units: bigint, { symbol, decimals }: typeof coin) =>
    `${formatUnits(units, decimals)} ${symbol}`
  const back = `${text(ofCoin, coin)} + ${text(ofUsdt, other)}`
  refuseIf(ofCoin < leastCoin || ofUsdt < leastUsdt ? f.LESS_BACK : null, 'amount', { back })
  const deadline = BigInt(app.clock.now() + patience)
  const both = { liquidity: amount!, to: address, deadline }
  return {
    args:
      coin.contract === 'Wtrx'
        ? { ...both, token: other.address, amountTokenMin: leastUsdt, amountETHMin: leastCoin }
        : {
            ...both,
            tokenA: coin.address,
            tokenB: other.address,
            amountAMin: leastCoin,
            amountBMin: leastUsdt,
          },
    // By then the caller may have none of a coin, and the first unit costs more.
    spareEnergy: 30_000,
  }
}
