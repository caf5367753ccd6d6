import { tes } from '#platform/contracts/amounts.ts'
import type { DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'

const day = 86_400

const seed = {
  /** Its name in the plan. */
  coin: 'Tes',
  minimum: tes(10n),
  /** Seconds after which withdrawals open by themselves. */
  opensWithin: 30 * day,
  /** Ten-thousandths: a withdrawal of 10 TES costs 0.05. */
  feeRate: 50n,
}

/** Stages and allotments come later, since each has a time. Fees go where the platform's share of fees goes. */
export function withdrawalPlan(network: NetworkName): DeployPlan {
  const { coin, minimum, opensWithin, feeRate } = seed
  /** Seconds that a higher fee or another fund address is known before it holds. */
  const delay = network === 'local' ? 60 : 7 * day
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
