import { exactAmount, shortAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'

/** Every coin of the market counts in millionths. */
export const coinDecimals = 6

/** Coins for a price, the chain's own first. */
export const marketCoins = (): readonly string[] => [nativeSymbol(), 'USDT']

/** As amounts of it are shown. */
export const shownCoin = (symbol: string): ShownCoin => ({ symbol, decimals: coinDecimals })

export const exact = (units: bigint | string, coin: string): string =>
  `${exactAmount(BigInt(units), coinDecimals)} ${coin}`

export const short = (units: bigint | string, coin: string): string =>
  `${shortAmount(BigInt(units), coinDecimals)} ${coin}`
