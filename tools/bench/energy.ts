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
import type { Bench, Report } from './bench.ts'
import { besideBurns } from './energy/burns.ts'
import {
  compileBurns,
  compileGovernor,
  compileLaunches,
  compileLocks,
  compileOthers,
  compilePeer,
  compileRewards,
  compileShares,
  compileStaking,
  compileSwaps,
} from './energy/compile.ts'
import { besideDao } from './energy/dao.ts'
import { besideLaunches } from './energy/launches.ts'
import { leasingFigures, waysToPay } from './energy/leasing.ts'
import { besideLocks } from './energy/locks.ts'
import { besideOtc } from './energy/otc.ts'
import { deployPeer } from './energy/peer.ts'
import { besideRewards } from './energy/rewards.ts'
import { besideRwa } from './energy/rwa.ts'
import { besideStaking } from './energy/staking.ts'
import { type Elsewhere, measureElsewhere } from './energy/seaport.ts'
import { type StockPool, measureStockPool } from './energy/uniswap.ts'
import type { Measured } from './figure.ts'
import { installPeers } from './peers.ts'

/** What each action costs, beside the same on the library's parts as they come, and at other markets. */
export const bench: Bench = {
  name: 'energy',
  title: 'Energy by receipt on the embedded network',
  async run({ report: progress, figure }) {
    /** Of every action of ours. */
    const energies = new Map<string, number>()
    const report: Report = {
      report: progress,
      figure(measured) {
        if (measured.unit === 'energy') energies.set(measured.name, measured.ours)
        figure(measured)
      },
    }
    await installPeers(report)
    // First: compiling holds up everything else in this process, connections to a network included.
    report.report('compiling the peers')
    const artifacts = compilePeer()
    const others = compileOthers()
    const stakings = compileStaking()
    const distributors = compileRewards()
    const lockers = compileLocks()
    const burners = compileBurns()
    const swaps = compileSwaps()
    const launchers = compileLaunches()
    const shares = compileShares()
    const governors = compileGovernor()
    report.report('walking through ours')
    let outcome: unknown
    const ours = await measureEnergy(async (world) => {
      outcome = await outcomeOf(world)
    })
    report.report('walking through the same on plain OpenZeppelin')
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
    report.report('walking through Seaport and other tokens')
    for (const figure of besideOthers(ours, await measureElsewhere(others))) report.figure(figure)
    report.report('staking liquidity, here and elsewhere')
    for (const figure of await besideStaking(stakings)) report.figure(figure)
    report.report('claiming rewards, here and elsewhere')
    for (const figure of await besideRewards(distributors)) report.figure(figure)
    report.report('locking a coin, here and elsewhere')
    for (const figure of await besideLocks(lockers)) report.figure(figure)
    report.report('burning for a share, here and elsewhere')
    for (const figure of await besideBurns(burners)) report.figure(figure)
    report.report('trading a coin, here and by a signed order')
    for (const figure of await besideOtc(swaps)) report.figure(figure)
    report.report('moving shares, here and under the rules of T-REX')
    for (const figure of await besideRwa(shares)) report.figure(figure)
    report.report('proposing and voting, here and with the library as it comes')
    for (const figure of await besideDao(governors)) report.figure(figure)
    report.report('lending and leasing energy')
    for (const figure of await leasingFigures()) report.figure(figure)
    report.report('walking through a pool of Uniswap V2')
    const stock = await measureStockPool()
    for (const figure of besideStock(ours, stock)) report.figure(figure)
    report.report('making and listing tokens, here and elsewhere')
    for (const figure of await besideLaunches(launchers, stock)) report.figure(figure)
    for (const figure of waysToPay(energies)) report.figure(figure)
  },
}

/** Ours beside what comes nearest to it elsewhere; the goals stand above. */
function besideOthers(ours: Record<Action, number>, elsewhere: Elsewhere): Measured[] {
  const row = (name: string, action: Action, peerName: string, value: number): Measured => ({
    name,
    unit: 'energy',
    ours: ours[action],
    peer: { name: peerName, value },
  })
  const { validate, cancel, fulfil, fulfilWithFees, transfer, mint } = elsewhere
  return [
    row(
      'list, beside an order validated on chain',
      'list, first listing of a card',
      'Seaport',
      validate,
    ),
    row('take down, beside an order cancelled', 'take down', 'Seaport', cancel),
    row(
      'buy listed without the split, beside one payment',
      'buy listed without the split, holder',
      'Seaport, Solady',
      fulfil,
    ),
    row(
      'buy listed with the split, beside three payments',
      'buy listed, holder',
      'Seaport, Solady',
      fulfilWithFees,
    ),
    {
      name: 'the split of a purchase, beside two payments more',
      unit: 'energy',
      ours: ours['buy listed, holder'] - ours['buy listed without the split, holder'],
      peer: { name: 'Seaport', value: fulfilWithFees - fulfil },
    },
    // What else transfers a drawn card mints it; ours is already there and is moved.
    {
      name: 'settle a box with its card, without the split, beside a card made',
      unit: 'energy',
      ours: ours['settle a box without transfer and split, holder'] + ours['transfer, holder'],
      peer: { name: 'OpenZeppelin', value: mint },
      goal: { atMost: mint + 10_000 },
    },
    ...Object.entries(transfer).map(([token, value]) =>
      row(`transfer, holder, beside ${token}`, 'transfer, holder', token, value),
    ),
  ]
}

/** Both pools behind the same router. */
function besideStock(ours: Record<Action, number>, stock: StockPool): Measured[] {
  const row = (action: Action, value: number): Measured => ({
    name: `${action}, beside the stock pool`,
    unit: 'energy',
    ours: ours[action],
    peer: { name: 'Uniswap V2 pair', value },
  })
  return [
    row('add liquidity by the router', stock.addLiquidity),
    row('swap USDT for TES', stock.swap),
  ]
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
