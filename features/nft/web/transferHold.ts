import { isAddress } from '#platform/std/address.ts'

import { transferTexts as texts } from './textTransfer.ts'

/** Seconds that a first transfer to an address can be looked at before it can be signed. */
export const holdSeconds = 10

/** What is wrong with the address, or null. */
export function addressFault(to: string, own: string | null) {
  if (to === '') return texts.required
  if (!isAddress(to)) return texts.notAddress
  return to === own ? texts.toSelf : null
}

/**
 * Seconds left of the hold. `sent` is how many cards went there before; `since` is when the
 * address was entered, in seconds.
 */
export function holdLeft(sent: number, since: number, now: number): number {
  if (sent > 0) return 0
  return Math.max(0, Math.ceil(since + holdSeconds - now))
}
