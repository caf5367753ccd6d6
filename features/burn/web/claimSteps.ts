import type { Claims } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { burnActions } from '../actions.ts'

/** Nodes are claimed one by one. */
export const burnClaims: Claims = {
  burnRewards: () => step(burnActions.claim, {}),
  burnNodeRewards: ({ nodeIds = '' }) =>
    nodeIds
      .split(',')
      .filter((nodeId) => nodeId !== '')
      .map((nodeId) => step(burnActions.claimNode, { nodeId })),
}
