import { tes, usdt } from '#platform/contracts/amounts.ts'
import type { DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'

export interface CardsSeed {
  readonly levels: readonly {
    readonly name: string
    readonly supply: number
    readonly power: number
    /** Base units of USDT. */
    readonly price: bigint
  }[]
  /** Shortest first: seconds, and base units of TES for one unit of power and one second. */
  readonly terms: readonly { readonly time: number; readonly rate: bigint }[]
  /**
   * Base units of TES that the deployer, who holds them, puts into the reward reserve; 0: a holder of TES does so
   * later.
   */
  readonly reserve: bigint
}

const day = 86_400

const levels = [
  { name: 'Clay', supply: 5_000, power: 50, price: usdt(50n) },
  { name: 'Marble', supply: 2_000, power: 220, price: usdt(200n) },
  { name: 'Glass', supply: 800, power: 600, price: usdt(500n) },
  { name: 'Silver', supply: 250, power: 1_300, price: usdt(1_000n) },
  { name: 'Gold', supply: 50, power: 4_200, price: usdt(3_000n) },
]

/** At these rates a Glass card reserves 6.05, 32.04, 116.64 and 279.94 TES. */
const terms = [
  { time: 7 * day, rate: 16_666_666_667n },
  { time: 30 * day, rate: 20_600_000_000n },
  { time: 90 * day, rate: 25_000_000_000n },
  { time: 180 * day, rate: 30_000_000_000n },
]

export const cardsSeed = (network: NetworkName): CardsSeed => ({
  levels,
  terms,
  reserve: network === 'local' ? tes(50_000_000n) : 0n,
})

export function cardsPlan(network: NetworkName): DeployPlan {
  const seed = cardsSeed(network)
  return {
    contracts: [
      { contract: 'CardArt', args: () => [] },
      {
        contract: 'Cards',
        args: ({ address, roles }) => [
          {
            team: address('Team'),
            splitter: address('FeeSplitter'),
            oracle: address('PriceOracle'),
            rewardToken: address('Tes'),
            art: address('CardArt'),
          },
          seed.levels.map((level) => ({ ...level, fund: roles.fund })),
          seed.terms,
        ],
      },
      {
        contract: 'CardMarket',
        args: ({ address }) => [
          address('Team'),
          address('FeeSplitter'),
          address('Cards'),
          [address('Usdt')],
        ],
      },
    ],
    calls:
      seed.reserve === 0n
        ? []
        : [
            {
              key: 'approve the reward reserve',
              contract: 'Tes',
              functionName: 'approve',
              args: ({ address }) => [address('Cards'), seed.reserve],
            },
            {
              key: 'fund the reward reserve',
              contract: 'Cards',
              functionName: 'fund',
              args: () => [seed.reserve],
            },
          ],
  }
}
