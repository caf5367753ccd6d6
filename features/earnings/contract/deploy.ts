import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

export interface EarningsSeed {
  /** Seconds. */
  readonly challengeTime: number
}

export function earningsPlan({ challengeTime }: EarningsSeed): DeployPlan {
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
