import type { DeployPlan } from '#platform/contracts/deployPlan.ts'

export interface BoxesSeed {
  /** Blocks that a request can be settled for, 2 to 256; later it is refunded. */
  readonly deadline: bigint
  /** Where it is left out, secrets are the operator's. */
  readonly winklink?: WinklinkSeed
}

/** WINkLink's contracts on a network, base58, and how a word is asked for. */
export interface WinklinkSeed {
  readonly win: string
  readonly winkMid: string
  readonly wrapper: string
  /** Energy that the answer may use. */
  readonly callbackEnergy: number
  /** Blocks that WINkLink waits before it tells a word. */
  readonly confirmations: number
}

const nowhere = `0x${'0'.repeat(40)}`

/** The operator makes series, posts secrets and bond later, by calls of its own. */
export function boxesPlan({ deadline, winklink }: BoxesSeed): DeployPlan {
  return {
    existing: winklink === undefined ? [] : existing(winklink),
    contracts: [
      ...(winklink === undefined ? [] : [source(winklink)]),
      {
        contract: 'BlindBoxes',
        args: ({ address, roles }) => [
          address('Team'),
          address('FeeSplitter'),
          address('PriceOracle'),
          address('Cards'),
          roles.operator,
          roles.fund,
          deadline,
          winklink === undefined ? nowhere : address('WinklinkWords'),
        ],
      },
    ],
    // Once, by the deployment itself, which the source names as its binder.
    calls:
      winklink === undefined
        ? []
        : [
            {
              key: 'bind the words to the boxes',
              contract: 'WinklinkWords',
              functionName: 'bind',
              args: ({ address }) => [address('BlindBoxes')],
            },
          ],
  }
}

const existing = ({ win, winkMid, wrapper }: WinklinkSeed): DeployPlan['existing'] & object => [
  { contract: 'Win', address: win },
  { contract: 'WinkMid', address: winkMid },
  { contract: 'WinklinkWrapper', address: wrapper },
]

/** Before BlindBoxes, which names it for ever. */
const source = ({
  callbackEnergy,
  confirmations,
}: WinklinkSeed): DeployPlan['contracts'][number] => ({
  contract: 'WinklinkWords',
  args: ({ address, deployer }) => [
    address('Win'),
    address('WinkMid'),
    address('WinklinkWrapper'),
    callbackEnergy,
    confirmations,
    deployer,
  ],
})
