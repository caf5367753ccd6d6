import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

export interface StakingSeed {
  /** Days, shortest first. */
  readonly terms: readonly number[]
  readonly coins: readonly {
    /** Its name in the plan. */
    readonly coin: string
    /** Base units. */
    readonly minimum: bigint
    /** For each of the terms: base units of TES that 10^18 base units of the coin earn over the whole term. */
    readonly rates: readonly bigint[]
  }[]
  /** Base units of TES that the deployer, who holds them, puts into the reserve; 0: whoever holds TES does, later. */
  readonly reserve: bigint
}

export function stakingPlan({ terms, coins, reserve }: StakingSeed): DeployPlan {
  return {
    contracts: [
      {
        contract: 'TermStaking',
        args: ({ address }) => [
          address('Team'),
          address('Tes'),
          terms,
          coins.map(({ coin, ...config }) => ({ ...config, coin: address(coin) })),
        ],
      },
    ],
    calls:
      reserve === 0n
        ? []
        : [
            {
              key: 'approve the reserve of terms',
              contract: 'Tes',
              functionName: 'approve',
              args: ({ address }) => [address('TermStaking'), reserve],
            },
            {
              key: 'fund the reserve of terms',
              contract: 'TermStaking',
              functionName: 'fund',
              args: () => [reserve],
            },
          ],
  }
}
