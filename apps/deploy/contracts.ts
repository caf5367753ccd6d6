import { anchorPlan } from '#features/admin/contract/deploy.ts'
import { boxesPlan } from '#features/blindbox/contract/deploy.ts'
import { burnPlan } from '#features/burn/contract/deploy.ts'
import { daoGroundPlan, daoPlan } from '#features/dao/contract/deploy.ts'
import { earningsPlan } from '#features/earnings/contract/deploy.ts'
import { energyPlan } from '#features/energy/contract/deploy.ts'
import { exchangePlan } from '#features/exchange/contract/deploy.ts'
import { launchPlan } from '#features/launch/contract/deploy.ts'
import { lockPlan } from '#features/lock/contract/deploy.ts'
import { lpPlan } from '#features/lp/contract/deploy.ts'
import { cardsPlan } from '#features/nft/contract/deploy.ts'
import { otcPlan } from '#features/otc/contract/deploy.ts'
import { rwaPlan } from '#features/rwa/contract/deploy.ts'
import { stakingPlan } from '#features/staking/contract/deploy.ts'
import { teamPlan } from '#features/team/contract/deploy.ts'
import { withdrawalPlan } from '#features/withdrawal/contract/deploy.ts'
import { moneyPlan } from '#platform/contracts/deploy.ts'
import type { DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'
import type { Choice } from './choice.ts'
import { DeployError } from './deployError.ts'

/**
 * Everything that is deployed, each after what its constructor names: one line a feature. The local network has an
 * exchange of its own.
 * @throws DeployError for a public network without an exchange.
 */
export function planFor(network: NetworkName, choice: Choice = {}): Required<DeployPlan> {
  const isLocal = network === 'local'
  const { words, oracle = 'twap', sunswap, feesTo = 'platform' } = choice
  if (!isLocal && sunswap === undefined) {
    throw new DeployError('a public network names its exchange')
  }
  const plans = [
    moneyPlan(network, isLocal ? oracle : 'twap'),
    exchangePlan(isLocal ? undefined : sunswap),
    earningsPlan(network),
    daoGroundPlan(network),
    teamPlan(({ roles, address }) => (feesTo === 'pool' ? address('DaoPool') : roles.platform)),
    cardsPlan(network),
    lpPlan(network),
    stakingPlan(network),
    withdrawalPlan(network),
    lockPlan(network),
    launchPlan(),
    burnPlan(network),
    otcPlan,
    rwaPlan,
    daoPlan(network),
    energyPlan,
    boxesPlan(network, words),
    anchorPlan,
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
