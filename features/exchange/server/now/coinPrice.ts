import type { App } from '#platform/server/app.ts'
import { keptReadings } from '#platform/server/keptReadings.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import { coinPricesAbi } from '../../contract/abi.ts'

/** What one whole coin is worth, for display only: anyone can move the price of a pool for a moment. */
export interface CoinPrice {
  /** Base units of USDT, times 10^12. */
  readonly priceE12: bigint
  readonly source: Source
}

const prices = keptReadings<CoinPrice | null>(3_000, 1_000)

/** Of any coin, the zero address for the chain's own; null where nothing prices it. */
export async function coinPriceNow(
  app: App,
  coin: Address,
  decimals: number | null,
): Promise<CoinPrice | null> {
  const { contracts } = app.deployment
  const contract = contracts['CoinPrices']?.address
  const priced = coin === zeroAddress ? contracts['Wtrx']?.address : coin
  if (contract === undefined || priced === undefined || decimals === null) return null
  return prices(app, `${priced} ${decimals}`, async () => {
    const args = [priced, 10n ** BigInt(decimals + 12)] as const
    const read = { address: contract, abi: coinPricesAbi, functionName: 'worthOf', args } as const
    const priceE12 = await orRefused(app.node.readContract(read))
    if (priceE12 === null || priceE12 === 0n) return null
    const call = `worthOf(${args.join(', ')})`
    const source = sourceOf(app, { what: 'priceE12', contract, call, value: priceE12 })
    return { priceE12, source }
  })
}

/** null if a coin of others refuses. A node that is silent is no answer of the coin. */
async function orRefused<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof Failure) throw error
    return null
  }
}
