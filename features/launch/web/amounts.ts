import { plainAmount, shortAmount } from '#platform/std/format.ts'
import { exactOf, figureOf, shortOf, type ShownCoin } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

/** sun with the coin's symbol, in lists. */
export const shortSun = (sun: string | bigint): string => shortOf(BigInt(sun), nativeCoin())

/** sun with the coin's symbol, with a line of its own. */
export const figureSun = (sun: string | bigint): string => figureOf(BigInt(sun), nativeCoin())

/** sun with the coin's symbol, to the last unit. */
export const exactSun = (sun: string | bigint): string => exactOf(BigInt(sun), nativeCoin())

/** sun with the coin's symbol, never with B or M. */
export function plainSun(sun: string | bigint): string {
  const { symbol, decimals } = nativeCoin()
  return `${plainAmount(BigInt(sun), decimals)} ${symbol}`
}

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
