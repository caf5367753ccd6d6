import { shortAmount } from '#platform/std/format.ts'

/** A price, times 10^12 of a base unit of USDT, in whole USDT. */
export const priceDecimals = 18

/** Decimals that show four digits of a price; two of one above a thousand, none of a price of nothing. */
export function decimalsShown(priceE12: bigint): number {
  if (priceE12 === 0n) return 0
  const before = String(priceE12).length - priceDecimals
  if (before > 3) return 2
  return Math.min(priceDecimals, before > 0 ? 4 : 4 - before)
}

export const priceText = (priceE12: bigint): string =>
  shortAmount(priceE12, priceDecimals, decimalsShown(priceE12))

/** For charts only, which compute in floating point. */
export const priceNumber = (priceE12: string): number => Number(priceE12) / 1e18

/** How often prices are requested again, ms. */
export const again = 15_000
