import type { salesApi } from '#features/sales/public.web.ts'
import type { Reply } from '#platform/std/endpoint.ts'

import { mostBoxes } from '../numbers.ts'

type Able = Pick<Reply<typeof salesApi.canBuyProductNum>, 'num' | 'reason'>

/** What the way to the signature leads through by itself. */
export const isHandled = (reason: string | null): boolean =>
  reason === 'NOT_ACTIVE' || reason === 'NOT_SIGNED_IN'

/** How many boxes the stepper goes to: what one may buy, or what is left where that is not known yet. */
export function mostOf(able: Able | undefined, remainSupply: number): number {
  const known = able !== undefined && !isHandled(able.reason)
  return Math.max(1, known ? able.num : Math.min(remainSupply, mostBoxes))
}
