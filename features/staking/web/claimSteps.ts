import { claimInputs } from '#platform/std/claimCalls.ts'
import type { Claims } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { stakingActions } from '../actions.ts'

export const stakingClaims: Claims = {
  termRewards: (subject) =>
    claimInputs('ids', subject).map((input) => step(stakingActions.claim, input)),
}
