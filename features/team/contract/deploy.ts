import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

/** The reward pool is the contract that pays rewards. */
export const teamPlan: DeployPlan = {
  contracts: [
    { contract: 'Team', args: ({ roles }) => [roles.root] },
    {
      contract: 'FeeSplitter',
      args: ({ roles, address }) => [address('Team'), roles.platform, address('RewardDistributor')],
    },
  ],
  calls: [],
}
