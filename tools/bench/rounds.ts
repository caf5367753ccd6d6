/** The middle of an odd number of values, the mean of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('there is no median of nothing')
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/**
 * Measures two in turn, so that other load of the machine affects both alike; each round begins
 * with the one that was second before.
 */
export async function alternating(
  rounds: number,
  ours: () => Promise<number>,
  peer: () => Promise<number>,
): Promise<{ ours: number; peer: number }> {
  const mine: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 1) theirs.push(await peer())
    mine.push(await ours())
    if (round % 2 === 0) theirs.push(await peer())
  }
  return { ours: median(mine), peer: median(theirs) }
}
