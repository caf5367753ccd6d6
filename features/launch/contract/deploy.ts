import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

/** What a token costs at first, in sun: about a tenth of what making one by hand costs in energy. */
const creationFee = 22_000_000n

/** The factory, which makes the templates of tokens and sales itself; its guardian is the community's timelock. */
export function launchPlan(): DeployPlan {
  return {
    contracts: [
      {
        contract: 'TokenFactory',
        args: ({ roles, address }) => [
          roles.factoryOwner,
          address('DaoTimelock'),
          address('Team'),
          address('Router'),
          address('LockA'),
          creationFee,
        ],
      },
    ],
    calls: [],
  }
}
