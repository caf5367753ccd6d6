import {
  type PoolNow,
  liquidityWorth,
  poolNow,
  poolSources,
  poolWorth,
  priceE12In,
} from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { balancesOf } from '#platform/server/coins.ts'
import type { Address } from '#platform/std/address.ts'

import type { purchaseApi } from '../purchaseApi.ts'
import { positionNow } from './contract.ts'
import { orNull } from './poolStakes.ts'
import { purchasePool } from './purchaseContract.ts'
import { ppmOf } from './rules.ts'

/** Of each swap, in the pair's own code. */
const feeBps = 30
const unit = 10n ** 18n

export const info: Handler<typeof purchaseApi.info> = async ({ pool: pair }, call) => {
  const { app, session } = call
  const pool = await purchasePool(app, pair)
  const now = await poolNow(app, pool)
  const { coins, reserves, totalSupply } = now
  const other = coins.find(({ contract }) => contract !== 'Usdt')!
  return {
    pool: pool.pair,
    symbol: pool.symbol,
    coins: coins.map(({ symbol, address, decimals }, i) => ({
      symbol,
      address,
      decimals,
      reserve: String(reserves[i]),
    })),
    totalSupply: String(totalSupply),
    priceE12: orNull(priceE12In(now, other.address)),
    feeBps,
    worth: orNull(poolWorth(now)),
    lpWorth: orNull(liquidityWorth(now, unit)),
    mine: session === null ? null : await mineOf(call, now, session.address),
    sources: poolSources(app, now),
  }
}

async function mineOf({ app }: Call, pool: PoolNow, owner: Address) {
  const [{ balance, allowance }, { staked }] = await Promise.all([
    balancesOf(app, pool.pair, owner, app.deployment.address('Router')),
    positionNow(app, pool.pair, owner),
  ])
  const all = balance + staked
  return {
    balance: String(balance),
    allowance: String(allowance),
    staked: String(staked),
    sharePpm: ppmOf(all, pool.totalSupply),
    worth: orNull(liquidityWorth(pool, all)),
  }
}
