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

/** What an amount of a coin of so many decimals is worth, in base units of USDT, rounded down. */
export const worthAt = (amount: bigint, priceE12: bigint, decimals: number): bigint =>
  (amount * priceE12) / 10n ** BigInt(decimals + 12)

/** Base units of USDT for one whole coin, times 10^12, by the reserves of a pool with USDT; null in an empty one. */
export function priceE12In({ coins, reserves }: PoolNow, coin: Address): bigint | null {
  const side = coins.findIndex(({ address }) => address === coin)
  const [own, usdt] = side === 0 ? reserves : [reserves[1], reserves[0]]
  if (side === -1 || own === 0n || usdt === 0n) return null
  return (usdt * 10n ** BigInt(coins[side]!.decimals + 12)) / own
}

export interface PriceNow {
  /** Base units of USDT for one whole coin, times 10^12. */
  readonly priceE12: bigint
  readonly decimals: number
  /** Of `price`; none of what prices are in. */
  readonly sources: readonly Source[]
}

/** By the coin's pool with USDT. Only shown: no amount of money is computed with it. Null if no such pool holds any. */
export async function priceNow(app: App, coin: Address): Promise<PriceNow | null> {
  const usdt = app.deployment.address('Usdt')
  // One USDT is one USDT.
  if (coin === usdt) return { priceE12: 10n ** 18n, decimals: 6, sources: [] }
  const pair = await pairOf(app, coin, usdt)
  if (pair === null) return null
  const pool = await poolNow(app, await poolAt(app, pair))
  const priceE12 = priceE12In(pool, coin)
  const decimals = pool.coins.find(({ address }) => address === coin)!.decimals
  const sources = [reservesSource(app, 'price', pool)]
  return priceE12 === null ? null : { priceE12, decimals, sources }
}
