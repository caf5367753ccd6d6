import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

/** The keeper signs with the operator's key. */
export const anchorPlan: DeployPlan = {
  contracts: [{ contract: 'Anchor', args: ({ roles }) => [roles.operator] }],
  calls: [],
}
