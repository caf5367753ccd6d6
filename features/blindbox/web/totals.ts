/** The total price of boxes, in sun, as the contract computes it. */
export interface Totals {
  readonly all: bigint
  /** The amount due now: all of it in one payment. */
  readonly first: bigint
  /** The amount due later; 0 in one payment. */
  readonly second: bigint
}

const WHOLE = 10_000n

/**
 * `price` of one box in sun; `firstShare` in hundredths of a percent, null for one payment. The first part of each box
 * is rounded down, and the second is the rest.
 */
export function totalsOf(price: bigint, count: number, firstShare: number | null): Totals {
  const many = BigInt(count)
  const each = firstShare === null ? price : (price * BigInt(firstShare)) / WHOLE
  return { all: price * many, first: each * many, second: (price - each) * many }
}

/** How often a part goes into a whole, in hundredths of a percent, to the nearest. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole)
