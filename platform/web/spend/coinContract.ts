import { addressFromHex } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { coinContract } from '#platform/std/coinContract.ts'

import { nativeSymbol } from '../config.ts'
import type { Contracts } from '../flow/flow.ts'
import type { ShownCoin } from './coin.ts'

/** The chain's own coin, as amounts of it are shown. */
export const nativeCoin = (): ShownCoin => ({ symbol: nativeSymbol(), decimals: decimalsOf.TRX })

/** The chain's own coin goes along with a call; every other is fetched, and needs leave. */
export const isNative = (symbol: string): boolean => symbol === nativeSymbol()

/** An argument of a call to sign: of a coin that is not known here there is no right one. */
export const signedCoin = (symbol: string | undefined, contracts: Contracts): string =>
  coinAddress(symbol, contracts) ?? ''

/** As a contract names a coin: zero for the chain's own; null for one that is not known here. */
export function coinAddress(symbol: string | undefined, contracts: Contracts): string | null {
  if (symbol !== undefined && isNative(symbol)) return addressFromHex('0'.repeat(40))
  return contracts[coinContract(symbol)] ?? null
}
