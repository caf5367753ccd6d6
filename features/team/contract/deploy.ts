import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

/** Addresses in base58; null stands for the deployer. */
export interface TeamSeed {
  readonly root: string | null
  readonly platform: string | null
  readonly pool: string | null
}

export function teamPlan(seed: TeamSeed): DeployPlan {
  return {
    contracts: [
      {
        contract: 'Team',
        args: ({ deployer, hex }) => [seed.root === null ? deployer : hex(seed.root)],
      },
      {
        contract: 'FeeSplitter',
        args: ({ deployer, hex, address }) => [
          address('Team'),
          seed.platform === null ? deployer : hex(seed.platform),
          seed.pool === null ? deployer : hex(seed.pool),
        ],
      },
    ],
    calls: [],
  }
}
