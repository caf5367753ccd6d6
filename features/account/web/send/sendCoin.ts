import { decimalsOf } from '#platform/std/amount.ts'
import type { Contracts } from '#platform/web/flow/flow.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { coinContract } from '#platform/std/coinContract.ts'

import { lpUnit, nativeUnit } from '../../coins.ts'

const lpDecimals = 18

/** A coin that can be sent: as an order names it, and what the wallet has of it. */
export interface SendCoin {
  readonly coin: string
  readonly pool?: string
  /** As its own pool calls it: `TES/USDT`. */
  readonly name: string
  /** Base units; null while unknown. */
  readonly balance: bigint | null
}

/** Of a coin that is not known here the bytes show the smallest units, and no sum is made up. */
export const shownAs = (coin: string): ShownCoin => {
  if (coin === nativeUnit) return nativeCoin()
  if (coin === 'USDT' || coin === 'TES') return { symbol: coin, decimals: decimalsOf[coin] }
  return { symbol: coin, decimals: coin === lpUnit ? lpDecimals : 0 }
}

/** Its own contract, where coins must not go. */
export const contractOf = ({ coin, pool }: SendCoin, contracts: Contracts): string | null =>
  pool ?? contracts[coinContract(coin)] ?? null
