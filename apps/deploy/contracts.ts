import { boxesPlan } from '#features/blindbox/contract/deploy.ts'
import { cardsPlan } from '#features/nft/contract/deploy.ts'
import { teamPlan } from '#features/team/contract/deploy.ts'
import { moneyPlan } from '#platform/contracts/deploy.ts'
import type { DeployPlan } from '#platform/contracts/deployPlan.ts'
import { type NetworkName, type WordsOf, seedFor } from './seed.ts'

/** Everything that is deployed, each after what its constructor names: one line a feature. */
export function planFor(network: NetworkName, words: WordsOf = 'operator'): Required<DeployPlan> {
  const seed = seedFor(network, words)
  const plans = [moneyPlan(seed.money), teamPlan, cardsPlan(seed.cards), boxesPlan(seed.boxes)]
  return {
    existing: plans.flatMap((plan) => plan.existing ?? []),
    contracts: plans.flatMap((plan) => plan.contracts),
    calls: plans.flatMap((plan) => plan.calls),
  }
}
