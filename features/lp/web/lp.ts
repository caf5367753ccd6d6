import type { ShownCoin } from '#platform/web/spend/coin.ts'

/** Of every LP coin. */
export const lpDecimals = 18

/** The LP coin of a pool as amounts of it are typed and shown. */
export const lpCoin = (symbol: string): ShownCoin => ({
  symbol: `${symbol} LP`,
  decimals: lpDecimals,
})
