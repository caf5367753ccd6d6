import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Reserve, Reserves } from '#platform/server/reserve.ts'
import { zeroAddress } from '#platform/std/address.ts'

import type { homeApi } from '../api.ts'
import type { PoolHealth } from '../shapes.ts'
import { coinsOf } from './coins.ts'

/** Always from the contracts: whether a promise is covered is a matter of money. */
export const health =
  (reserves: readonly Reserves[]): Handler<typeof homeApi.health> =>
  async (_, call) => {
    const { app, session } = call
    const [all, mine] = await Promise.all([
      Promise.all(reserves.map((of) => of(call))),
      session === null ? null : app.orders.unfinished(session.address, { pageNum: 1, pageSize: 1 }),
    ])
    const pools = all.flat().map((one) => poolOf(app, one))
    return {
      pools,
      allFunded: pools.every(({ funded }) => funded),
      shortest: shortestOf(pools),
      myAttention: mine?.total ?? null,
    }
  }

function poolOf(app: App, reserve: Reserve): PoolHealth {
  const { what, coin, balance, promised, free, reckoned, runwayDays, sources } = reserve
  const named = coinsOf(app).find(({ address }) => (address ?? zeroAddress) === coin)
  if (named === undefined) throw new Error(`the deployment does not name the coin ${coin}`)
  const { symbol, decimals } = named
  return {
    what,
    symbol,
    decimals,
    reserve: String(balance),
    promised: String(promised),
    free: String(free),
    funded: balance >= promised,
    reckoned,
    runwayDays,
    sources: [...sources],
  }
}

function shortestOf(pools: readonly PoolHealth[]): { what: string; days: number } | null {
  let shortest: { what: string; days: number } | null = null
  for (const { what, runwayDays: days } of pools) {
    if (days !== null && (shortest === null || days < shortest.days)) shortest = { what, days }
  }
  return shortest
}
