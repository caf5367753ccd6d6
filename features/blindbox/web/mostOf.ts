import type { salesApi } from '#features/sales/public.web.ts'
import type { Reply } from '#platform/std/endpoint.ts'

import { mostBoxes } from '../numbers.ts'

type Able = Pick<Reply<typeof salesApi.canBuyProductNum>, 'num' | 'reason'>

/** Reasons that the flow itself removes. */
export const isHandled = (reason: string | null): boolean =>
  reason === 'NOT_ACTIVE' || reason === 'NOT_SIGNED_IN'

/** The maximum of the stepper: the allowed number, or the remaining boxes while that is unknown. */
export function mostOf(able: Able | undefined, remainSupply: number): number {
  const known = able !== undefined && !isHandled(able.reason)
  return Math.max(1, known ? able.num : Math.min(remainSupply, mostBoxes))
}
