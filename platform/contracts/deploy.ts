import type { DeployPlan } from './deployPlan.ts'

export interface MoneySeed {
  /** Base units of USDT for one TRX. */
  readonly usdtPerTrx: bigint
  /** Base units of USDT that the local one begins with; absent where the network has its own. */
  readonly localUsdtSupply?: bigint
}

/** The coins and the price. */
export function moneyPlan(seed: MoneySeed): DeployPlan {
  const { usdtPerTrx, localUsdtSupply } = seed
  return {
    contracts: [
      { contract: 'FixedPriceOracle', args: () => [usdtPerTrx] },
      { contract: 'Tes', args: ({ deployer }) => [deployer] },
      ...(localUsdtSupply === undefined
        ? []
        : [{ contract: 'Usdt', args: () => [localUsdtSupply] as const }]),
    ],
    calls: [],
  }
}
