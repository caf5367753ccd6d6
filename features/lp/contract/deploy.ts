import { tes, usdt } from '#platform/contracts/amounts.ts'
import type { CallStep, DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'

/** The coins of a pair, by their names in the plan. */
type Coins = readonly [string, string]

export interface LpSeed {
  /** Seconds that a stream runs at least, and at most. */
  readonly shortest: bigint
  readonly longest: bigint
  readonly pools: readonly {
    readonly coins: Coins
    /** Base units of the LP coin. */
    readonly minimum: bigint
    /** Base units of TES a second. */
    readonly leastRate: bigint
  }[]
  readonly purchases: {
    /** Coins that each have a pool with USDT, by their names in the plan. */
    readonly coins: readonly string[]
    /** Millionths of a purchase's worth. */
    readonly rate: number
    /** Base units of TES for one base unit of USDT, at most. */
    readonly ceiling: bigint
    /** Base units of USDT. */
    readonly least: bigint
    readonly most: bigint
    /** Base units of TES. */
    readonly daily: bigint
    /** Seconds. */
    readonly waiting: number
    /** Base units of TES that the deployer puts into the reserve; 0: a holder of TES does so later. */
    readonly reserve: bigint
  }
}

const day = 86_400

/**
 * Streams of 86.4 TES a day or more, for at least a day, so that others have time to stake too, and at most a year; LP
 * for about a dollar is enough to stake.
 */
const streams: Pick<LpSeed, 'shortest' | 'longest' | 'pools'> = {
  shortest: BigInt(day),
  longest: BigInt(365 * day),
  pools: [
    { coins: ['Tes', 'Usdt'], minimum: 10n ** 12n, leastRate: 10n ** 15n },
    { coins: ['Wtrx', 'Usdt'], minimum: 10n ** 6n, leastRate: 10n ** 15n },
  ],
}

/**
 * A tenth of a percent of the purchase, counted with TES at 0.01 USDT at least; 2,000 TES a day are 100 USDT at 0.05.
 */
const lpRewards = {
  coins: ['Tes', 'Wtrx'],
  rate: 1_000,
  ceiling: 10n ** 14n,
  least: usdt(5n),
  most: usdt(10_000n),
  daily: tes(2_000n),
  waiting: day,
}

export const lpSeed = (network: NetworkName): LpSeed => ({
  ...streams,
  purchases: { ...lpRewards, reserve: network === 'local' ? tes(200_000n) : 0n },
})

/** Streams are funded later, since each needs a time to end at. */
export function lpPlan(network: NetworkName): DeployPlan {
  const { shortest, longest, pools, purchases } = lpSeed(network)
  const { coins, reserve, ...terms } = purchases
  return {
    contracts: [
      {
        contract: 'LpStaking',
        args: ({ address }) => [
          address('Team'),
          address('Tes'),
          address('PairFactory'),
          shortest,
          longest,
          pools.map(({ coins: [coinA, coinB], minimum, leastRate }) => ({
            coinA: address(coinA),
            coinB: address(coinB),
            minimum,
            leastRate,
          })),
        ],
      },
      {
        contract: 'LpPurchases',
        args: ({ address }) => [
          {
            team: address('Team'),
            rewardToken: address('Tes'),
            oracle: address('TwapOracle'),
            factory: address('PairFactory'),
            wtrx: address('Wtrx'),
            usdt: address('Usdt'),
          },
          terms,
          coins.map(address),
        ],
      },
    ],
    calls: [...firstUnit, ...(reserve === 0n ? [] : funding(reserve))],
  }
}

/** A balance that was never zero costs 5,000 energy to change, not 20,000: TRX pass by as wrapped TRX. */
const firstUnit: readonly CallStep[] = [
  {
    key: 'wrap a sun for purchases',
    contract: 'Wtrx',
    functionName: 'deposit',
    args: () => [],
    value: 1n,
  },
  {
    key: 'give LpPurchases a unit of Wtrx',
    contract: 'Wtrx',
    functionName: 'transfer',
    args: ({ address }) => [address('LpPurchases'), 1n],
  },
]

const funding = (reserve: bigint): readonly CallStep[] => [
  {
    key: 'approve the rewards of purchases',
    contract: 'Tes',
    functionName: 'approve',
    args: ({ address }) => [address('LpPurchases'), reserve],
  },
  {
    key: 'fund the rewards of purchases',
    contract: 'LpPurchases',
    functionName: 'fund',
    args: () => [reserve],
  },
]
