import type { DeployPlan, NetworkName } from '#platform/contracts/deployPlan.ts'

/** The source of the secrets of blind boxes: the operator, or WINkLink's VRF. */
export type WordsOf = 'operator' | 'winklink'

/** WINkLink's contracts on a network, base58. */
interface Winklink {
  readonly win: string
  readonly winkMid: string
  readonly wrapper: string
}

/** From WINkLink's documents; a deployment refuses an address that the chain does not know. */
const winklinkOf = {
  nile: {
    win: 'TNDSHKGBmgRx9mDYA9CnxPx55nu672yQw2',
    winkMid: 'TLLEKGqhH4MiN541BDaGpXD7MRkwG2mTro',
    wrapper: 'TMNRLGXhe3gzbUyWccuQAKhfVKFyqmLE1W',
  },
  mainnet: {
    win: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
    winkMid: 'TVMhaFMynYqTRLB1xShYL7wBwdmQHH6bKV',
    wrapper: 'TGDVwQRKwtNHrwy4RFG49b2HTHkvWckP5N',
  },
}

/** A block is final once 19 of the 27 producers have built on it: 20 blocks on, so is the one after the request's. */
const asked = { callbackEnergy: 50_000, confirmations: 20 }

const nowhere = `0x${'0'.repeat(40)}`

/** The operator makes series, posts secrets and bond later, by calls of its own. */
export function boxesPlan(network: NetworkName, text: WordsOf = 'operator'): DeployPlan {
  /** Blocks that a request can be settled for, 2 to 256: in public ten minutes; a restart takes less. */
  const deadline = network === 'local' ? 20n : 200n
  // The local network has no provider of words.
  const winklink = network === 'local' || text === 'operator' ? undefined : winklinkOf[network]
  return {
    existing: winklink === undefined ? [] : existing(winklink),
    contracts: [
      ...(winklink === undefined ? [] : [source]),
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

const existing = ({ win, winkMid, wrapper }: Winklink): DeployPlan['existing'] & object => [
  { contract: 'Win', address: win },
  { contract: 'WinkMid', address: winkMid },
  { contract: 'WinklinkWrapper', address: wrapper },
]

/** Before BlindBoxes, which names it for ever. */
const source: DeployPlan['contracts'][number] = {
  contract: 'WinklinkWords',
  args: ({ address, deployer }) => [
    address('Win'),
    address('WinkMid'),
    address('WinklinkWrapper'),
    asked.callbackEnergy,
    asked.confirmations,
    deployer,
  ],
}
