import { priceNow } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import type { StakingFacts } from './contract.ts'
import type { Priced } from './rules.ts'

/** A coin's price and that of its rewards, and where they come from. */
export interface Prices {
  readonly coin: Priced
  readonly tes: Priced
  /** Base units of USDT for one coin, and for one TES, times 10^12; null where no pool has a price. */
  readonly worth: readonly [bigint, bigint] | null
  readonly sources: readonly Source[]
}

/** By the pools with USDT now; null of a coin without one. The APR of TES needs no price. */
export async function pricesNow(
  app: App,
  { coins }: StakingFacts,
): Promise<ReadonlyMap<Address, Prices | null>> {
  const ofTes = app.deployment.address('Tes')
  const tes = await priceNow(app, ofTes)
  const prices = coins.map(async ({ address, decimals }): Promise<[Address, Prices | null]> => {
    const same = { priceE12: 1n, decimals }
    if (address === ofTes) {
      const worth = tes === null ? null : ([tes.priceE12, tes.priceE12] as const)
      return [address, { coin: same, tes: same, worth, sources: tes?.sources ?? [] }]
    }
    const coin = await priceNow(app, address)
    if (coin === null || tes === null) return [address, null]
    const worth = [coin.priceE12, tes.priceE12] as const
    const sources = [...coin.sources, ...tes.sources]
    return [address, { coin, tes, worth, sources }]
  })
  return new Map(await Promise.all(prices))
}
