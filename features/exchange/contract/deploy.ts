import { tes, usdt, usdtPerTrx } from '#platform/contracts/amounts.ts'
import type { CallStep, DeployPlan } from '#platform/contracts/deployPlan.ts'

/** SunSwap V2 on a network, base58. */
export interface SunswapSeed {
  readonly factory: string
  readonly router: string
  readonly wtrx: string
}

/** Seconds after which an average price is refused. */
const maxAge = 7_200n

/** The local pools' first reserves: 300,000 TRX at its price, and TES at 0.05 USDT. */
const pools = {
  sun: 300_000_000_000n,
  usdtForTrx: 300_000n * usdtPerTrx,
  tes: tes(2_000_000n),
  usdtForTes: usdt(100_000n),
}

/**
 * The exchange: our own with its pools, or SunSwap V2; and the contracts that buy liquidity and average prices on it.
 */
export function exchangePlan(sunswap?: SunswapSeed): DeployPlan {
  return {
    existing:
      sunswap === undefined
        ? []
        : [
            { contract: 'PairFactory', address: sunswap.factory },
            { contract: 'Router', address: sunswap.router },
            { contract: 'Wtrx', address: sunswap.wtrx },
          ],
    contracts: [
      ...(sunswap === undefined ? own : []),
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
          maxAge,
        ],
      },
      {
        contract: 'CoinPrices',
        args: ({ address }) => [
          address('PairFactory'),
          address('PriceOracle'),
          address('Wtrx'),
          address('Usdt'),
        ],
      },
    ],
    calls: sunswap === undefined ? opening : [],
  }
}

const own: DeployPlan['contracts'] = [
  { contract: 'Wtrx', args: () => [] },
  { contract: 'PairFactory', args: () => [] },
  { contract: 'Router', args: ({ address }) => [address('PairFactory'), address('Wtrx')] },
]

const never = 2n ** 256n - 1n

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

/** The deployer provides for both pools; then their averages begin. */
const opening: readonly CallStep[] = [
  {
    key: 'approve USDT for the pools',
    contract: 'Usdt',
    functionName: 'approve',
    args: ({ address }) => [address('Router'), pools.usdtForTrx + pools.usdtForTes],
  },
  {
    key: 'approve TES for the pool',
    contract: 'Tes',
    functionName: 'approve',
    args: ({ address }) => [address('Router'), pools.tes],
  },
  {
    key: 'open the pool of TRX and USDT',
    contract: 'Router',
    functionName: 'addLiquidityETH',
    args: ({ address, roles }) => [
      address('Usdt'),
      pools.usdtForTrx,
      pools.usdtForTrx,
      pools.sun,
      roles.treasury,
      never,
    ],
    value: pools.sun,
  },
  {
    key: 'open the pool of TES and USDT',
    contract: 'Router',
    functionName: 'addLiquidity',
    args: ({ address, roles }) => [
      address('Tes'),
      address('Usdt'),
      pools.tes,
      pools.usdtForTes,
      pools.tes,
      pools.usdtForTes,
      roles.treasury,
      never,
    ],
  },
  ...firstUnits,
  { key: 'begin the averages', contract: 'TwapOracle', functionName: 'poke', args: () => [] },
]
