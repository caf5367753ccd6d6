import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

export interface WithdrawalSeed {
  /** Its name in the plan. */
  readonly coin: string
  /** Base units. */
  readonly minimum: bigint
  /** Seconds that a higher fee or another fund address is told before it holds. */
  readonly delay: number
  /** Seconds after which withdrawals open by themselves. */
  readonly opensWithin: number
  /** Ten-thousandths. */
  readonly feeRate: bigint
}

/** Stages and allotments come later, since each has a time. Fees go where the platform's share of fees goes. */
export function withdrawalPlan(seed: WithdrawalSeed): DeployPlan {
  const { coin, minimum, delay, opensWithin, feeRate } = seed
  return {
    contracts: [
      {
        contract: 'StagedWithdrawal',
        args: ({ roles: { manager, platform }, address }) => [
          address(coin),
          minimum,
          { fees: manager, fund: manager, stages: manager, limits: manager, opening: manager },
          delay,
          opensWithin,
          feeRate,
          platform,
        ],
      },
    ],
    calls: [],
  }
}
