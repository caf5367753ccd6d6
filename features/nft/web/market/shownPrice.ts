import { isNative } from '#platform/web/spend/coinContract.ts'
import { nativeSymbol } from '#platform/web/config.ts'

import { short } from './coins.ts'
import { worthOf } from './guards.ts'

export interface ShownPrice {
  /** In USDT where a rate is known. */
  readonly main: string
  /** The same in the other unit; null where no rate is known. */
  readonly small: string | null
}

/** A price in its coin's base units; `rate`: base units of USDT for one whole of the chain's own coin. */
export function shownPrice(price: string, coin: string, rate: string | null): ShownPrice {
  if (rate === null || BigInt(rate) === 0n) return { main: short(price, coin), small: null }
  if (isNative(coin)) {
    const worth = worthOf(BigInt(price), true, rate) ?? 0n
    return { main: short(worth, 'USDT'), small: short(price, coin) }
  }
  const native = (BigInt(price) * 1_000_000n) / BigInt(rate)
  return { main: short(price, coin), small: `≈ ${short(native, nativeSymbol())}` }
}
