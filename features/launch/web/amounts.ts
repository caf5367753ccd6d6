import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount, plainAmount, shortAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'

/** sun with the coin's symbol, in lists. */
export const shortSun = (sun: string | bigint): string =>
  `${shortAmount(BigInt(sun), decimalsOf.TRX)} ${nativeSymbol()}`

/** sun with the coin's symbol, with a line of its own. */
export const figureSun = (sun: string | bigint): string =>
  `${figureAmount(BigInt(sun), decimalsOf.TRX)} ${nativeSymbol()}`

/** sun with the coin's symbol, never with B or M. */
export const plainSun = (sun: string | bigint): string =>
  `${plainAmount(BigInt(sun), decimalsOf.TRX)} ${nativeSymbol()}`

/** Base units of a token with its symbol. */
export const tokensText = (units: string | bigint, { symbol, decimals }: ShownCoin): string =>
  `${shortAmount(BigInt(units), decimals)} ${symbol}`

/** part ÷ whole in hundredths of a percent, rounded down; 0 of nothing. */
export const bpsOf = (part: number | bigint, whole: number | bigint): number =>
  BigInt(whole) === 0n ? 0 : Number((BigInt(part) * 10_000n) / BigInt(whole))

/** sun that one whole token is worth at the floor, rounded down. */
export const floorPerToken = (
  { left, outstanding }: { readonly left: string; readonly outstanding: string },
  decimals: number,
): bigint =>
  outstanding === '0' ? 0n : (BigInt(left) * 10n ** BigInt(decimals)) / BigInt(outstanding)
