import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'
import { mulDivDown } from '#platform/std/amount.ts'
import type { Source } from '#platform/std/source.ts'

import { type PoolNow, pairOf, poolAt, poolNow, reservesSource } from './pool.ts'

/** Base units of USDT that both sides are worth: twice the USDT; null where the pool has none. */
export function poolWorth({ coins, reserves }: PoolNow): bigint | null {
  const side = coins.findIndex(({ contract }) => contract === 'Usdt')
  return side === -1 ? null : 2n * reserves[side]!
}

/** Base units of USDT that an amount of liquidity is worth, rounded down; null if it cannot be computed. */
export function liquidityWorth(pool: PoolNow, liquidity: bigint): bigint | null {
  const whole = poolWorth(pool)
  if (whole === null || pool.totalSupply === 0n) return null
  return mulDivDown(liquidity, whole, pool.totalSupply)
}

/** Base units of a pool's other coin for one whole coin, times 10^12, by its reserves; null in an empty pool. */
export function priceE12In({ coins, reserves }: PoolNow, coin: Address): bigint | null {
  const side = coins.findIndex(({ address }) => address === coin)
  const [own, other] = side === 0 ? reserves : [reserves[1], reserves[0]]
  if (side === -1 || own === 0n || other === 0n) return null
  return (other * 10n ** BigInt(coins[side]!.decimals + 12)) / own
}

export interface PriceNow {
  /** Base units of USDT for one whole coin, times 10^12. */
  readonly priceE12: bigint
  readonly decimals: number
  /** Of `price`; none of what prices are in. */
  readonly sources: readonly Source[]
}

/**
 * By the deeper of the coin's pools with USDT and with the chain's own coin, as lists have it. Only shown: no amount of
 * money is computed with it. Null if neither pool holds any.
 */
export async function priceNow(app: App, coin: Address): Promise<PriceNow | null> {
  const [usdt, trx] = [app.deployment.address('Usdt'), app.deployment.address('Wtrx')]
  // One USDT is one USDT.
  if (coin === usdt) return { priceE12: 10n ** 18n, decimals: 6, sources: [] }
  const byUsdt = await pricedIn(app, coin, usdt)
  // The chain's own coin is priced in USDT alone.
  if (coin === trx) return byUsdt
  const byTrx = await pricedIn(app, coin, trx)
  const ofTrx = byTrx === null ? null : await pricedIn(app, trx, usdt)
  if (byTrx === null || ofTrx === null) return byUsdt
  const inUsdt = (sun: bigint): bigint =>
    (sun * ofTrx.priceE12) / 10n ** BigInt(ofTrx.decimals + 12)
  if (inUsdt(byTrx.depth) <= (byUsdt?.depth ?? 0n)) return byUsdt
  return {
    priceE12: inUsdt(byTrx.priceE12),
    decimals: byTrx.decimals,
    sources: [...byTrx.sources, ...ofTrx.sources],
  }
}

interface PoolPrice extends PriceNow {
  /** Base units of the other coin in the pool. */
  readonly depth: bigint
}

/** The price in base units of `other`, times 10^12, by the pool of the two; null if none holds any. */
async function pricedIn(app: App, coin: Address, other: Address): Promise<PoolPrice | null> {
  const pair = await pairOf(app, coin, other)
  if (pair === null) return null
  const pool = await poolNow(app, await poolAt(app, pair))
  const priceE12 = priceE12In(pool, coin)
  if (priceE12 === null) return null
  const side = pool.coins.findIndex(({ address }) => address === coin)
  return {
    priceE12,
    decimals: pool.coins[side]!.decimals,
    depth: pool.reserves[1 - side]!,
    sources: [reservesSource(app, 'price', pool)],
  }
}
