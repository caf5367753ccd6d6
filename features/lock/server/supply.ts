import { totalSupplyOf } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

/** Base units of a coin that there are; null if the coin does not return it. */
export async function supplyOf(
  app: App,
  coin: Address,
): Promise<{ readonly supply: bigint; readonly source: Source } | null> {
  const supply = await totalSupplyOf(app, coin)
  if (supply === null) return null
  const asked = { what: 'supply', contract: coin, call: 'totalSupply()', value: supply }
  return { supply, source: sourceOf(app, asked) }
}
