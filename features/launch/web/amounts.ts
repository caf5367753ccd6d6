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

const usdtCoin: ShownCoin = { symbol: 'USDT', decimals: 6 }

/** sun in USDT, rounded down, at base units of USDT for one whole coin; null where no average is known. */
export const inUsdt = (sun: string | bigint, rate: string | null): string | null =>
  rate === null
    ? null
    : shortOf((BigInt(sun) * BigInt(rate)) / 10n ** BigInt(nativeCoin().decimals), usdtCoin)

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

/** sun that a pool pays for so many tokens, before fees, rounded down. */
export const poolPays = (
  units: bigint,
  { sun, tokens }: { readonly sun: string; readonly tokens: string },
): bigint => (units === 0n ? 0n : (units * BigInt(sun)) / (BigInt(tokens) + units))

/** The floor of one token, or of as many thousands of them as make it a figure that can be read. */
export function floorShown(
  floor: { readonly left: string; readonly outstanding: string },
  decimals: number,
): { readonly count: number; readonly sun: bigint } {
  const of = (count: number) => ({ count, sun: floorPerToken(floor, decimals + Math.log10(count)) })
  return [1, 1_000, 1_000_000].map(of).find(({ sun }) => sun >= 10_000n) ?? of(1_000_000)
}
