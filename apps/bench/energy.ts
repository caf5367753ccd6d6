import { isDeepStrictEqual } from 'node:util'
import type { Artifacts } from '../../scripts/compile-contracts.ts'
import {
  type Action,
  type Walked,
  type World,
  energyGoals,
  measureEnergy,
  onNetwork,
  walk,
} from '../../scripts/energy.ts'
import type { Bench } from './bench.ts'
import { compilePeer } from './energy/compile.ts'
import { deployPeer } from './energy/peer.ts'

/** What each action costs, beside the same on the library's parts as they come. */
export const bench: Bench = {
  name: 'energy',
  title: 'Energy by receipt on the embedded network',
  async run(report) {
    // First: compiling holds up everything else in this process, connections to a network included.
    const artifacts = compilePeer()
    report.say('walking through ours')
    let outcome: unknown
    const ours = await measureEnergy(async (world) => {
      outcome = await outcomeOf(world)
    })
    report.say('walking through the same on plain OpenZeppelin')
    const peer = await walkPeer(artifacts, outcome)
    for (const [action, atMost] of Object.entries(energyGoals)) {
      const value = peer[action as keyof Walked]
      report.figure({
        name: action,
        unit: 'energy',
        ours: ours[action as Action],
        ...(value === undefined ? {} : { peer: { name: 'OpenZeppelin with an escrow', value } }),
        goal: { atMost },
      })
    }
  },
}

/** What came out for those who took part. The reward is counted paid and unpaid: the clocks are a few seconds apart. */
async function outcomeOf(world: World) {
  const [, promised] = await world.read<bigint[]>('Cards', 'reserve')
  return {
    reward: promised! + (await world.read<bigint>('Tes', 'balanceOf', [world.hex('bob')])),
    credit: await world.read<bigint>('FeeSplitter', 'creditOf', [world.hex('deployer')]),
    owners: [
      await world.read<string>('Cards', 'ownerOf', [1n]),
      await world.read<string>('Cards', 'ownerOf', [2n]),
    ],
  }
}

/** What comes to another thing is no peer. */
async function walkPeer(artifacts: Artifacts, outcome: unknown): Promise<Partial<Walked>> {
  return onNetwork(async (world) => {
    const peer = await deployPeer(world, artifacts)
    const walked = await walk(peer)
    const same = {
      reward:
        (await peer.read<bigint>('PeerEscrow', 'promised')) +
        (await peer.read<bigint>('Tes', 'balanceOf', [peer.hex('bob')])),
      credit: await peer.read<bigint>('PeerSplitter', 'creditOf', [peer.hex('deployer')]),
      owners: [
        await peer.read<string>('PeerCards', 'ownerOf', [1n]),
        await peer.read<string>('PeerCards', 'ownerOf', [2n]),
      ],
    }
    if (!isDeepStrictEqual(same, outcome)) throw new Error('the peer comes to another thing')
    return walked
  })
}
