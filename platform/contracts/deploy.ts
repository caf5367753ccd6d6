import { usdt, usdtPerTrx } from './amounts.ts'
import type { DeployPlan, NetworkName } from './deployPlan.ts'

/** What prices in TRX come from: one price for ever, or averages of the exchange. */
export type Oracle = 'fixed' | 'twap'

/** The USDT of the public networks; a deployment refuses when the chain does not know it. */
const usdtOf = {
  nile: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  mainnet: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
}

/**
 * The coins and the price; all contracts read `PriceOracle`. A local USDT begins with a billion.
 */
export function moneyPlan(network: NetworkName, oracle: Oracle): DeployPlan {
  return {
    existing: network === 'local' ? [] : [{ contract: 'Usdt', address: usdtOf[network] }],
    contracts: [
      ...(oracle === 'fixed'
        ? [{ contract: 'FixedPriceOracle', args: () => [usdtPerTrx] as const }]
        : []),
      { contract: 'Tes', args: ({ roles }) => [roles.treasury] },
      ...(network === 'local'
        ? [{ contract: 'Usdt', args: () => [usdt(1_000_000_000n)] as const }]
        : []),
    ],
    calls: [],
    aliases: { PriceOracle: oracle === 'fixed' ? 'FixedPriceOracle' : 'TwapOracle' },
  }
}
