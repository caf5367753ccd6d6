import type { DeployContext, DeployPlan, HexAddress } from '#platform/contracts/deployPlan.ts'

/**
 * The reward pool is the contract that pays rewards.
 * @param platform gets the platform's share of all fees
 */
export const teamPlan = (platform: (context: DeployContext) => HexAddress): DeployPlan => ({
  contracts: [
    { contract: 'Team', args: ({ roles }) => [roles.root] },
    {
      contract: 'FeeSplitter',
      args: (context) => [
        context.address('Team'),
        platform(context),
        context.address('RewardDistributor'),
      ],
    },
  ],
  calls: [],
})
