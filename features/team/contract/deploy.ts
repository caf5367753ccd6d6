import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

/** Who gets the platform's share of all fees: the account of that role, or the community's pool. */
export type FeesTo = 'platform' | 'pool'

/** The reward pool is the contract that pays rewards. */
export const teamPlan = (feesTo: FeesTo): DeployPlan => ({
  contracts: [
    { contract: 'Team', args: ({ roles }) => [roles.root] },
    {
      contract: 'FeeSplitter',
      args: ({ roles, address }) => [
        address('Team'),
        feesTo === 'pool' ? address('DaoPool') : roles.platform,
        address('RewardDistributor'),
      ],
    },
  ],
  calls: [],
})
