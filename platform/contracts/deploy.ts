import type { DeployPlan } from './deployPlan.ts'

export interface MoneySeed {
  /** Base units of USDT for one TRX; of an average, what it begins at. */
  readonly usdtPerTrx: bigint
  /** Base58 of the network's own coin, or base units of USDT that a local one begins with. */
  readonly usdt: { readonly address: string } | { readonly supply: bigint }
  /** What prices in TRX come from: one price for ever, or averages of the exchange. */
  readonly oracle: 'fixed' | 'twap'
}

/** The coins and the price; everybody asks `PriceOracle`. */
export function moneyPlan(seed: MoneySeed): DeployPlan {
  const { usdtPerTrx, usdt, oracle } = seed
  return {
    existing: 'address' in usdt ? [{ contract: 'Usdt', address: usdt.address }] : [],
    contracts: [
      ...(oracle === 'fixed'
        ? [{ contract: 'FixedPriceOracle', args: () => [usdtPerTrx] as const }]
        : []),
      { contract: 'Tes', args: ({ roles }) => [roles.treasury] },
      ...('supply' in usdt ? [{ contract: 'Usdt', args: () => [usdt.supply] as const }] : []),
    ],
    calls: [],
    aliases: { PriceOracle: oracle === 'fixed' ? 'FixedPriceOracle' : 'TwapOracle' },
  }
}
