/**
 * How many of `count` stones each amount gets: in proportion, every amount above 0 at least one, all of them together
 * `count`. None where there is nothing.
 */
export function stonesOf(amounts: readonly bigint[], count: number): readonly number[] {
  const total = amounts.reduce((sum, one) => sum + one, 0n)
  if (total === 0n) return amounts.map(() => 0)
  const stones = amounts.map((one) => {
    const share = Number((one * BigInt(count)) / total)
    return one > 0n && share === 0 ? 1 : share
  })
  // What was cut off goes to the largest, what was given above its share comes from it.
  const largest = amounts.reduce((at, one, i) => (one > amounts[at]! ? i : at), 0)
  stones[largest]! += count - stones.reduce((sum, one) => sum + one, 0)
  return stones
}
