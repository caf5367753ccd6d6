import { tes, usdt } from '#platform/contracts/amounts.ts'
import type { CallStep, DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'

export interface BurnSeed {
  /** Base units of TES of period 0; each next has half of the one before. */
  readonly firstPool: bigint
  /** Base units of USDT. */
  readonly passPrice: bigint
  /** By kind. */
  readonly nodePrices: readonly [bigint, bigint, bigint]
  readonly places: readonly [bigint, bigint, bigint]
  /** Base units of USDT that the pool of TES must hold for a price. */
  readonly depth: bigint
  /** Base units of TES that the deployer, who holds them, puts into the reserve; 0: a holder of TES does so later. */
  readonly reserve: bigint
}

/** The local reserve is one pool: period 1 waits for who funds it. */
export const burnSeed = (network: NetworkName): BurnSeed => ({
  firstPool: tes(3_600_000n),
  passPrice: usdt(10n),
  nodePrices: [usdt(100n), usdt(500n), usdt(2_000n)],
  places: [500n, 100n, 20n],
  depth: usdt(20_000n),
  reserve: network === 'local' ? tes(3_600_000n) : 0n,
})

/** Burn mining; a local period 0 is open. */
export function burnPlan(network: NetworkName): DeployPlan {
  const { reserve, ...numbers } = burnSeed(network)
  return {
    contracts: [
      {
        contract: 'BurnMining',
        args: ({ address, roles }) => [
          {
            team: address('Team'),
            splitter: address('FeeSplitter'),
            prices: address('PriceOracle'),
            averages: address('TwapOracle'),
            router: address('Router'),
            tes: address('Tes'),
            usdt: address('Usdt'),
            fund: roles.fund,
            ...numbers,
          },
        ],
      },
    ],
    calls: reserve === 0n ? [] : openingOf(reserve),
  }
}

const openingOf = (reserve: bigint): readonly CallStep[] => [
  {
    key: 'approve the reserve of burn mining',
    contract: 'Tes',
    functionName: 'approve',
    args: ({ address }) => [address('BurnMining'), reserve],
  },
  {
    key: 'fund the reserve of burn mining',
    contract: 'BurnMining',
    functionName: 'fund',
    args: () => [reserve],
  },
  {
    key: 'open the first period of burn mining',
    contract: 'BurnMining',
    functionName: 'openPeriod',
    args: () => [],
  },
]
