/** Seconds that a first transfer to an address can be looked at before it can be signed. */
const holdSeconds = 10

/**
 * Seconds left of the hold. `sent` is how often something went there before; `since` is when the
 * address was entered, in seconds.
 */
export function holdLeft(sent: number, since: number, now: number): number {
  if (sent > 0) return 0
  return Math.max(0, Math.ceil(since + holdSeconds - now))
}
