import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

/** Fees in TRX and in these coins have shares for a line; any coin may be offered. */
export const otcPlan: DeployPlan = {
  contracts: [
    {
      contract: 'Otc',
      args: ({ address }) => [
        address('Team'),
        address('FeeSplitter'),
        [address('Usdt'), address('Tes')],
      ],
    },
  ],
  calls: [],
}
