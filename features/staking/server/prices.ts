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
  readonly sources: readonly Source[]
}

/** By the pools with USDT now; null of a coin without one. Where TES earns TES, no price is needed. */
export async function pricesNow(
  app: App,
  { coins }: StakingFacts,
): Promise<ReadonlyMap<Address, Prices | null>> {
  const ofTes = app.deployment.address('Tes')
  const tes = await priceNow(app, ofTes)
  const prices = coins.map(async ({ address, decimals }): Promise<[Address, Prices | null]> => {
    const same = { priceE12: 1n, decimals }
    if (address === ofTes) return [address, { coin: same, tes: same, sources: [] }]
    const coin = await priceNow(app, address)
    if (coin === null || tes === null) return [address, null]
    return [address, { coin, tes, sources: [...coin.sources, ...tes.sources] }]
  })
  return new Map(await Promise.all(prices))
}
