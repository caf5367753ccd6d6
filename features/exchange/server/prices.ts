/** Sums of the index: bigint, base units, rounded down. */

/** Prices are base units of USDT for one base unit of a coin, times this. */
export const priceUnit = 10n ** 36n

/** If the pair holds 0 of either coin, there is no price. */
export function priceIn(
  reserveQuote: bigint,
  reserveCoin: bigint,
  quotePrice: bigint | null,
): bigint | null {
  if (quotePrice === null || reserveCoin === 0n || reserveQuote === 0n) return null
  return (reserveQuote * quotePrice) / reserveCoin
}

/** Base units of USDT that an amount is worth at a price; 0 where there is none. */
export const worthAt = (amount: bigint, price: bigint | null): bigint =>
  price === null ? 0n : (amount * price) / priceUnit

/** The form in which a price is shown: base units of USDT for one whole coin, times 10^12. */
export const priceE12 = (price: bigint, decimals: number): bigint =>
  (price * 10n ** BigInt(decimals)) / 10n ** 24n

/** Hundredths of a percent from one price to another; null from 0. */
export function changeBps(before: bigint, now: bigint): number | null {
  if (before === 0n) return null
  const bps = ((now - before) * 10_000n) / before
  // Larger numbers are not useful.
  const most = 1_000_000_000n
  return Number(bps > most ? most : bps)
}

/** Thousandths of the binary logarithm, cut; 0 for 0 and 1. In integers: the same on every machine. */
export function log2Thousandths(value: bigint): bigint {
  if (value < 2n) return 0n
  const whole = BigInt(value.toString(2).length - 1)
  // Between 1 and 2, with 64 binary digits; each squaring brings out one more of the logarithm.
  let rest = (value << 64n) >> whole
  let fraction = 0n
  for (let i = 0; i < 20; i++) {
    rest = (rest * rest) >> 64n
    fraction <<= 1n
    if (rest >> 65n > 0n) {
      fraction |= 1n
      rest >>= 1n
    }
  }
  return whole * 1_000n + ((fraction * 1_000n) >> 20n)
}

/** The whole part of a square root. */
export function rootOf(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
