import { required } from '#platform/server/http/invalid.ts'
import type { Locale } from '#platform/std/text.ts'

interface Halves {
  readonly requestId?: string | undefined
  readonly orderId?: string | undefined
  readonly txHash?: string | undefined
}

/** Which half of an action a request is, where both share a path. Refuses one that is neither. */
export function halfOf(
  { requestId, orderId, txHash }: Halves,
  locale: Locale,
): { orderId: string; txHash: string } | { requestId: string } {
  if (orderId !== undefined && txHash !== undefined) return { orderId, txHash }
  if (requestId !== undefined) return { requestId }
  throw required(orderId === undefined ? 'requestId' : 'txHash', locale)
}
