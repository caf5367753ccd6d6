import type { DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'

/** Both locks; B is of the LP coin of TES and USDT. */
export function lockPlan(network: NetworkName): DeployPlan {
  /** Seconds that another coin of lock B is known before it is in force. */
  const delay = network === 'local' ? 60 : 48 * 3_600
  return {
    contracts: [
      { contract: 'LockA', args: ({ address }) => [address('CoinPrices')] },
      {
        contract: 'LockB',
        args: ({ roles: { lockOwner }, address }) => [
          lockOwner,
          address('PairFactory'),
          address('Tes'),
          address('Usdt'),
          delay,
        ],
      },
    ],
    calls: [],
  }
}
