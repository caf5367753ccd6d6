import { halfWidth } from '#platform/std/amount.ts'

/** A whole number of shares as typed; null where it is none, or more than any sale or asset has. */
export function sharesOf(typed: string): number | null {
  const text = halfWidth(typed).replace(/[\s,]/g, '')
  return /^\d{1,13}$/.test(text) && Number(text) > 0 ? Number(text) : null
}
