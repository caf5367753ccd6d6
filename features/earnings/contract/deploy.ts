import type { DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'

export function earningsPlan(network: NetworkName): DeployPlan {
  /** Seconds. Locally long enough to look, short enough to wait for. */
  const challengeTime = network === 'local' ? 30 : 86_400
  return {
    contracts: [
      {
        contract: 'RewardDistributor',
        args: ({ roles }) => [roles.builder, roles.guardian, challengeTime],
      },
    ],
    calls: [],
  }
}
