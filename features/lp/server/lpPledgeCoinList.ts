import type { Handler } from '#platform/server/bind.ts'
import { balancesOf } from '#platform/server/coins.ts'

import type { lpApi } from '../api.ts'
import { lpStakingAt, stakePools } from './contract.ts'

/** Of every LP coin. */
export const lpDecimals = 18

export const lpPledgeCoinList: Handler<typeof lpApi.lpPledgeCoinList> = async (_, call) => {
  const { app, session } = call
  const spender = lpStakingAt(app).address
  const coins = (await stakePools(app)).map(async ({ pair, symbol, coins: both, minimum }) => ({
    pool: pair,
    symbol,
    coins: both.map((coin) => coin.symbol),
    decimals: lpDecimals,
    minimum: String(minimum),
    balance:
      session === null
        ? null
        : String((await balancesOf(app, pair, session.address, spender)).balance),
  }))
  return { coins: await Promise.all(coins) }
}
