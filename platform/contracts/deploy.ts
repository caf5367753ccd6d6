import type { DeployPlan } from './deployPlan.ts'

export interface MoneySeed {
  /** Base units of USDT for one TRX. */
  readonly usdtPerTrx: bigint
  /** Base58 of the network's own coin, or base units of USDT that a local one begins with. */
  readonly usdt: { readonly address: string } | { readonly supply: bigint }
}

/** The coins and the price. */
export function moneyPlan(seed: MoneySeed): DeployPlan {
  const { usdtPerTrx, usdt } = seed
  return {
    existing: 'address' in usdt ? [{ contract: 'Usdt', address: usdt.address }] : [],
    contracts: [
      { contract: 'FixedPriceOracle', args: () => [usdtPerTrx] },
      { contract: 'Tes', args: ({ roles }) => [roles.treasury] },
      ...('supply' in usdt ? [{ contract: 'Usdt', args: () => [usdt.supply] as const }] : []),
    ],
    calls: [],
  }
}
