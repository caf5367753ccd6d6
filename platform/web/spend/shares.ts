import { wholeNumber } from '#platform/std/amount.ts'

/** A whole number of shares as typed; null where it is none. */
export function sharesOf(typed: string): number | null {
  const shares = wholeNumber(typed)
  return shares === 0 ? null : shares
}
