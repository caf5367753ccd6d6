import { addressFromHex } from '#platform/std/address.ts'
import { exactAmount, shortAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import type { Contracts } from '#platform/web/flow/flow.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'

/** Coins of other contracts that the market takes, by symbol: their name in the deployment. */
const contractOf: Readonly<Record<string, string>> = { USDT: 'Usdt' }

/** Every coin of the market counts in millionths. */
export const coinDecimals = 6

/** What a price may be in, the chain's own coin first. */
export const marketCoins = (): readonly string[] => [nativeSymbol(), ...Object.keys(contractOf)]

/** The chain's own coin goes along with a call; every other is fetched, and needs leave. */
export const isNative = (coin: string): boolean => coin === nativeSymbol()

/** As the contract names a coin: zero for the chain's own; null for one that is not known here. */
export function coinAddress(coin: string | undefined, contracts: Contracts): string | null {
  if (coin === undefined) return null
  if (isNative(coin)) return addressFromHex('0'.repeat(40))
  return contracts[contractOf[coin] ?? ''] ?? null
}

/** As amounts of it are shown. */
export const shownCoin = (symbol: string): ShownCoin => ({ symbol, decimals: coinDecimals })

export const exact = (units: bigint | string, coin: string): string =>
  `${exactAmount(BigInt(units), coinDecimals)} ${coin}`

export const short = (units: bigint | string, coin: string): string =>
  `${shortAmount(BigInt(units), coinDecimals)} ${coin}`
