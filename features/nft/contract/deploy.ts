import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

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
  /** Base units of TES that the deployer, who holds them, puts into the reward reserve; 0: whoever holds TES does, later. */
  readonly reserve: bigint
}

export function cardsPlan(seed: CardsSeed): DeployPlan {
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
