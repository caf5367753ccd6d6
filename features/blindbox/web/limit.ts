import { parseUnits } from '#platform/std/amount.ts'

/** As the contract keeps it. */
const tooMuch = 2n ** 64n

/** A typed limit in sun; null where it is none. */
export function typedLimit(text: string): bigint | null {
  const sun = text.trim() === '' ? null : parseUnits(text, 6)
  // 0 means none to the contract: that is chosen by name, not by a figure.
  return sun === null || sun === 0n || sun >= tooMuch ? null : sun
}

/** The first limit, or one that is not higher: at once. 0 stands for none, and so does null. */
export const holdsAtOnce = (limit: bigint, daily: string | null): boolean =>
  daily === null || (limit !== 0n && limit <= BigInt(daily))
