/** Prices of offers, as the contract computes them: two amounts are the price. Base units. */

/** What is left of an offer. */
export interface Left {
  readonly giveLeft: bigint
  readonly wantLeft: bigint
}

/** Hundredths of a percent of what arrives for the maker: `FEE` of the contract. */
export const feeBps = 50
/** An offer is taken in so many lots at most: `MOST_LOTS` of the contract. */
export const mostLots = 1_000n

export const ceilDiv = (value: bigint, by: bigint): bigint => (value + by - 1n) / by

/** What a part costs, rounded up; all that is left costs all that is wanted. */
export const priceOf = ({ giveLeft, wantLeft }: Left, amount: bigint): bigint =>
  amount === giveLeft ? wantLeft : ceilDiv(amount * wantLeft, giveLeft)

/** What an amount of the wanted coin takes at most, rounded down. */
export const amountFor = ({ giveLeft, wantLeft }: Left, paid: bigint): bigint =>
  paid >= wantLeft ? giveLeft : (paid * giveLeft) / wantLeft

export const feeOf = (paid: bigint): bigint => (paid * BigInt(feeBps)) / 10_000n

/** The least that a lot can be. */
export const leastLot = (giveLeft: bigint): bigint => ceilDiv(giveLeft, mostLots)

/** Hundredths of a percent that an amount is above what the market has; below it negative. */
export function distanceBps(asked: bigint, market: bigint | null): number | null {
  if (market === null || market === 0n) return null
  const bps = ((asked - market) * 10_000n) / market
  // Larger numbers are not useful.
  const most = 1_000_000_000n
  return Number(bps > most ? most : bps)
}

/** A coin of a price: base units of USDT for one whole coin, times 10^12, and its decimals. */
export interface Priced {
  readonly priceE12: bigint
  readonly decimals: number
}

/** Base units of `want` that an amount of `give` is worth at the market, rounded down; null without both prices. */
export function marketFor(amount: bigint, give: Priced | null, want: Priced | null): bigint | null {
  if (give === null || want === null || want.priceE12 === 0n) return null
  const value = amount * give.priceE12 * 10n ** BigInt(want.decimals)
  return value / (want.priceE12 * 10n ** BigInt(give.decimals))
}
