/** Bars of a drawing. */
const bars = 10

/** Sums of as many buckets of days, oldest first; the last one ends with the last day. */
export function barsOf(days: readonly { readonly amount: string }[]): readonly bigint[] {
  const length = Math.ceil(days.length / bars)
  const sums: bigint[] = []
  for (let end = days.length; end > 0; end -= length) {
    const bucket = days.slice(Math.max(0, end - length), end)
    sums.unshift(bucket.reduce((sum, { amount }) => sum + BigInt(amount), 0n))
  }
  return sums
}

/** In hundredths of the highest; what is not nothing is seen. */
export function heightsOf(sums: readonly bigint[]): readonly number[] {
  const most = sums.reduce((high, sum) => (sum > high ? sum : high), 0n)
  return sums.map((sum) => (sum === 0n ? 0 : Math.max(2, Number((sum * 100n) / most))))
}
