import type { App } from '#platform/server/app.ts'
import { type Coin, coinAt } from '#platform/server/coins.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { pairAbi, pairFactoryAbi } from '../../contract/abi.ts'

/** Pools as the chain has them now: decisions about money read these, never rows. */

/** Constants of a pool. Its coins are of the deployment; the chain's own, wrapped, has its own symbol. */
export interface Pool {
  readonly pair: Address
  /** In the order of the pair. */
  readonly coins: readonly [Coin, Coin]
}

export interface PoolNow extends Pool {
  /** Base units of the two coins, and of liquidity (18 decimals). */
  readonly reserves: readonly [bigint, bigint]
  readonly totalSupply: bigint
}

/** Pools by their pair, and pairs by their coins, once they are there: both are for ever. */
const known = oncePerApp(() =>
  Promise.resolve({ pools: new Map<Address, Pool>(), pairs: new Map<string, Address>() }),
)

/** Of two coins, in any order; null where they have none. */
export async function pairOf(app: App, one: Address, other: Address): Promise<Address | null> {
  const { pairs } = await known(app)
  const coins = [one, other].toSorted().join()
  const before = pairs.get(coins)
  if (before !== undefined) return before
  const pair = await app.node.readContract({
    address: app.deployment.address('PairFactory'),
    abi: pairFactoryAbi,
    functionName: 'getPair',
    args: [one, other],
  })
  if (pair === zeroAddress) return null
  pairs.set(coins, pair)
  return pair
}

export async function poolAt(app: App, pair: Address): Promise<Pool> {
  const { pools } = await known(app)
  const pool = pools.get(pair) ?? (await readPool(app, pair))
  pools.set(pair, pool)
  return pool
}

async function readPool(app: App, pair: Address): Promise<Pool> {
  const read = { address: pair, abi: pairAbi }
  const [token0, token1] = await Promise.all([
    app.node.readContract({ ...read, functionName: 'token0', args: [] }),
    app.node.readContract({ ...read, functionName: 'token1', args: [] }),
  ])
  const coins = await Promise.all([coinAt(app, token0), coinAt(app, token1)])
  const [first, second] = coins.map((coin) =>
    coin.contract === 'Wtrx' ? { ...coin, symbol: app.config.nativeSymbol } : coin,
  )
  return { pair, coins: [first!, second!] }
}

export async function poolNow(app: App, pool: Pool): Promise<PoolNow> {
  const read = { address: pool.pair, abi: pairAbi }
  const [[reserve0, reserve1], totalSupply] = await Promise.all([
    app.node.readContract({ ...read, functionName: 'getReserves', args: [] }),
    app.node.readContract({ ...read, functionName: 'totalSupply', args: [] }),
  ])
  return { ...pool, reserves: [reserve0, reserve1], totalSupply }
}

/** Where reserves and supply of a pool come from, of every number that is made of them. */
export const poolSources = (app: App, pool: PoolNow): Source[] => [
  reservesSource(app, 'reserves', pool),
  sourceOf(app, {
    what: 'totalSupply',
    contract: pool.pair,
    call: 'totalSupply()',
    value: pool.totalSupply,
  }),
]

/** Where the reserves come from, of a field that is made of them. */
export const reservesSource = (app: App, what: string, { pair, reserves }: PoolNow): Source =>
  sourceOf(app, { what, contract: pair, call: 'getReserves()', value: reserves })

/** The pool in which the chain's own coin has its price. */
export async function poolOfTrx(app: App): Promise<PoolNow> {
  const [trx, usdt] = [app.deployment.address('Wtrx'), app.deployment.address('Usdt')]
  const pair = await pairOf(app, trx, usdt)
  if (pair === null) throw new Error('the chain’s own coin has no pool with USDT')
  return poolNow(app, await poolAt(app, pair))
}
