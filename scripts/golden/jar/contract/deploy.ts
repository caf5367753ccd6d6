import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

export const jarPlan: DeployPlan = {
  contracts: [{ contract: 'Jar', args: ({ address }) => [address('Team')] }],
  calls: [],
}
