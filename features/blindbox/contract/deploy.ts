import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

export interface BoxesSeed {
  /** Blocks that a request can be settled for, 2 to 256; later it is refunded. */
  readonly deadline: bigint
}

/** The operator makes series, posts secrets and bond later, by calls of its own. */
export function boxesPlan(seed: BoxesSeed): DeployPlan {
  return {
    contracts: [
      {
        contract: 'BlindBoxes',
        args: ({ address, roles }) => [
          address('Team'),
          address('FeeSplitter'),
          address('FixedPriceOracle'),
          address('Cards'),
          roles.operator,
          roles.fund,
          seed.deadline,
        ],
      },
    ],
    calls: [],
  }
}
