import type { AnyFlow } from '#platform/web/flow/flow.ts'

import { giveBackFlow } from './giveBack.tsx'
import { openFlow } from './open.tsx'
import { refundFlow } from './refund.tsx'
import { releaseFlow } from './release.tsx'
import { setDailyLimitFlow } from './setDailyLimit.tsx'
import { withdrawFlow } from './withdraw.tsx'

/** Actions with own boxes; one file of the app, since one leads to the other. */
export const ownFlows: readonly AnyFlow[] = [
  openFlow,
  giveBackFlow,
  releaseFlow,
  refundFlow,
  setDailyLimitFlow,
  withdrawFlow,
]
