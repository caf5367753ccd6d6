import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

/** Assets can be paid in these coins; the registry makes the template of assets itself. */
export const rwaPlan: DeployPlan = {
  contracts: [
    {
      contract: 'RwaRegistry',
      args: ({ roles, address }) => [
        address('Team'),
        address('FeeSplitter'),
        roles.registrar,
        roles.attestor,
        [address('Usdt'), address('Tes')],
      ],
    },
  ],
  calls: [],
}
