import type { CallStep, DeployPlan } from '#platform/contracts/deployPlan.ts'

/** SunSwap V2 on a network, base58. */
export interface SunswapSeed {
  readonly factory: string
  readonly router: string
  readonly wtrx: string
}

/** What the pools of an exchange of one's own open with, paid in by the deployer; base units. */
export interface PoolsSeed {
  readonly sun: bigint
  readonly usdtForTrx: bigint
  readonly tes: bigint
  readonly usdtForTes: bigint
}

export type ExchangeSeed = {
  /** Seconds after which an average price is refused. */
  readonly maxAge: bigint
} & ({ readonly sunswap: SunswapSeed } | { readonly pools: PoolsSeed })

/** The exchange: of one's own with its pools, or SunSwap V2; and what buys liquidity and averages prices on it. */
export function exchangePlan(seed: ExchangeSeed): DeployPlan {
  const isOwn = 'pools' in seed
  return {
    existing: isOwn
      ? []
      : [
          { contract: 'PairFactory', address: seed.sunswap.factory },
          { contract: 'Router', address: seed.sunswap.router },
          { contract: 'Wtrx', address: seed.sunswap.wtrx },
        ],
    contracts: [
      ...(isOwn ? own : []),
      {
        contract: 'Zap',
        args: ({ address }) => [address('PairFactory'), address('Wtrx'), address('Usdt')],
      },
      {
        contract: 'TwapOracle',
        args: ({ address }) => [
          address('PairFactory'),
          address('Wtrx'),
          address('Tes'),
          address('Usdt'),
          seed.maxAge,
        ],
      },
    ],
    calls: isOwn ? opening(seed.pools) : [],
  }
}

const own: DeployPlan['contracts'] = [
  { contract: 'Wtrx', args: () => [] },
  { contract: 'PairFactory', args: () => [] },
  { contract: 'Router', args: ({ address }) => [address('PairFactory'), address('Wtrx')] },
]

const never = 2n ** 256n - 1n

/** Whoever deploys provides for both pools; then their averages begin. */
const opening = ({ sun, usdtForTrx, tes, usdtForTes }: PoolsSeed): readonly CallStep[] => [
  {
    key: 'approve USDT for the pools',
    contract: 'Usdt',
    functionName: 'approve',
    args: ({ address }) => [address('Router'), usdtForTrx + usdtForTes],
  },
  {
    key: 'approve TES for the pool',
    contract: 'Tes',
    functionName: 'approve',
    args: ({ address }) => [address('Router'), tes],
  },
  {
    key: 'open the pool of TRX and USDT',
    contract: 'Router',
    functionName: 'addLiquidityETH',
    args: ({ address, roles }) => [
      address('Usdt'),
      usdtForTrx,
      usdtForTrx,
      sun,
      roles.treasury,
      never,
    ],
    value: sun,
  },
  {
    key: 'open the pool of TES and USDT',
    contract: 'Router',
    functionName: 'addLiquidity',
    args: ({ address, roles }) => [
      address('Tes'),
      address('Usdt'),
      tes,
      usdtForTes,
      tes,
      usdtForTes,
      roles.treasury,
      never,
    ],
  },
  ...firstUnits,
  { key: 'begin the averages', contract: 'TwapOracle', functionName: 'poke', args: () => [] },
]

/** A balance that was never zero costs 5,000 energy to change, not 20,000: one unit of what passes by, for ever. */
const firstUnits: readonly CallStep[] = [
  { key: 'wrap two sun', contract: 'Wtrx', functionName: 'deposit', args: () => [], value: 2n },
  ...['Zap', 'Router'].map((holder): CallStep => ({
    key: `give ${holder} a unit of Wtrx`,
    contract: 'Wtrx',
    functionName: 'transfer',
    args: ({ address }) => [address(holder), 1n],
  })),
]
