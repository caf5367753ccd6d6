import type { Claims } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { lpActions } from '../actions.ts'

export const lpClaims: Claims = {
  lpRewards: ({ pool }) => step(lpActions.claim, { pool }),
}
