import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

export const teamPlan: DeployPlan = {
  contracts: [
    { contract: 'Team', args: ({ roles }) => [roles.root] },
    {
      contract: 'FeeSplitter',
      args: ({ roles, address }) => [address('Team'), roles.platform, roles.pool],
    },
  ],
  calls: [],
}
