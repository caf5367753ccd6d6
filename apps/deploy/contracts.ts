import { boxesPlan } from '#features/blindbox/contract/deploy.ts'
import { earningsPlan } from '#features/earnings/contract/deploy.ts'
import { exchangePlan } from '#features/exchange/contract/deploy.ts'
import { lpPlan } from '#features/lp/contract/deploy.ts'
import { cardsPlan } from '#features/nft/contract/deploy.ts'
import { stakingPlan } from '#features/staking/contract/deploy.ts'
import { teamPlan } from '#features/team/contract/deploy.ts'
import { withdrawalPlan } from '#features/withdrawal/contract/deploy.ts'
import { moneyPlan } from '#platform/contracts/deploy.ts'
import type { DeployPlan } from '#platform/contracts/deployPlan.ts'
import { type Choice, type NetworkName, seedFor } from './seed.ts'

/** Everything that is deployed, each after what its constructor names: one line a feature. */
export function planFor(network: NetworkName, choice: Choice = {}): Required<DeployPlan> {
  const seed = seedFor(network, choice)
  const plans = [
    moneyPlan(seed.money),
    exchangePlan(seed.exchange),
    earningsPlan(seed.earnings),
    teamPlan,
    cardsPlan(seed.cards),
    lpPlan(seed.lp),
    stakingPlan(seed.staking),
    withdrawalPlan(seed.withdrawal),
    boxesPlan(seed.boxes),
  ]
  return {
    existing: plans.flatMap((plan) => plan.existing ?? []),
    contracts: plans.flatMap((plan) => plan.contracts),
    calls: plans.flatMap((plan) => plan.calls),
    aliases: Object.assign({}, ...plans.map((plan) => plan.aliases ?? {})) as Record<
      string,
      string
    >,
  }
}
