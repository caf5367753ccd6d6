import { coinPage, poolsOfCoin } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { type Address, isAddress, typedAddress } from '#platform/std/address.ts'

import type { lockApi } from '../api.ts'
import { coinViews, tables } from './locks.ts'

const mostFound = 10
const mostPools = 10

/** By a word those that have a pool, the most popular first; by its address any coin. */
export const search: Handler<typeof lockApi.search> = async ({ q }, call) => {
  const coins = await found(call, q)
  const pools = await Promise.all(
    coins.map(async (coin) => (await poolsOfCoin(call, coin, mostPools)).map(({ pair }) => pair)),
  )
  const [coinOf, counts] = await Promise.all([
    coinViews(call, coins),
    countsOf(call, [...coins, ...pools.flat()]),
  ])
  return {
    list: coins.map((coin, i) => ({
      coin: coinOf(coin),
      locks: counts.get(coin)?.open ?? 0,
      everLocked: counts.get(coin)?.ever ?? 0,
      liquidityLocks: pools[i]!.reduce((sum, pair) => sum + (counts.get(pair)?.open ?? 0), 0),
    })),
  }
}

async function found(call: Call, q: string): Promise<readonly Address[]> {
  const address = typedAddress(q)
  if (isAddress(address)) {
    const { isContract } = await call.app.node.account(address)
    return isContract ? [address] : []
  }
  const part = { offset: 0, limit: mostFound }
  const { rows } = await coinPage(call, { order: 'popular', search: q, ...part })
  return rows.map(({ coin }) => coin)
}

async function countsOf(call: Call, coins: readonly Address[]) {
  if (coins.length === 0) return new Map<Address, never>()
  const rows = await tables(call)
    .selectFrom('lockCoins')
    .selectAll()
    .where('coin', 'in', coins)
    .execute()
  return new Map(
    rows.map((row) => [row.coin, { open: row.openA + row.openB, ever: row.everA + row.everB }]),
  )
}
