import { tes, usdt } from '#platform/contracts/amounts.ts'
import type { DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'

export interface StakingSeed {
  /** Days, shortest first. */
  readonly terms: readonly number[]
  readonly coins: readonly {
    /** Its name in the plan. */
    readonly coin: string
    /** Base units. */
    readonly minimum: bigint
    /** For each of the terms: base units of TES that 10^18 base units of the coin earn over the whole term. */
    readonly rates: readonly bigint[]
  }[]
  /** Base units of TES that the deployer, who holds them, puts into the reserve; 0: a holder of TES does so later. */
  readonly reserve: bigint
}

const termDays = [7, 30, 90, 180, 360]

/** Rates for a percentage a year, by term, for a coin of which one base unit is worth a number of TES units. */
const ratesOf = (worth: bigint, percents: readonly bigint[]): bigint[] =>
  percents.map((percent, i) => (10n ** 18n * worth * percent * BigInt(termDays[i]!)) / 36_500n)

/** USDT at 0.05 for one TES: 20 TES. */
const termCoins = [
  { coin: 'Tes', minimum: tes(100n), rates: ratesOf(1n, [8n, 10n, 13n, 17n, 22n]) },
  { coin: 'Usdt', minimum: usdt(10n), rates: ratesOf(20n * 10n ** 12n, [5n, 7n, 9n, 12n, 15n]) },
]

export const stakingSeed = (network: NetworkName): StakingSeed => ({
  terms: termDays,
  coins: termCoins,
  reserve: network === 'local' ? tes(10_000_000n) : 0n,
})

export function stakingPlan(network: NetworkName): DeployPlan {
  const { terms, coins, reserve } = stakingSeed(network)
  return {
    contracts: [
      {
        contract: 'TermStaking',
        args: ({ address }) => [
          address('Team'),
          address('Tes'),
          terms,
          coins.map(({ coin, ...config }) => ({ ...config, coin: address(coin) })),
        ],
      },
    ],
    calls:
      reserve === 0n
        ? []
        : [
            {
              key: 'approve the reserve of terms',
              contract: 'Tes',
              functionName: 'approve',
              args: ({ address }) => [address('TermStaking'), reserve],
            },
            {
              key: 'fund the reserve of terms',
              contract: 'TermStaking',
              functionName: 'fund',
              args: () => [reserve],
            },
          ],
  }
}
