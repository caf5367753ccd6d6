import type { Claims } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { withdrawalActions } from '../actions.ts'

export const withdrawalClaims: Claims = {
  allotment: ({ amount, mostFee }) => step(withdrawalActions.apply, { amount, mostFee }),
}
