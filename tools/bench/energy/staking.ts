import { deployed } from '#apps/deploy/deployed.ts'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import { type World, onNetwork } from '../../../scripts/energy.ts'
import {
  type StakingAction,
  type StakingPlace,
  equipStakers,
  must,
  ownPlace,
  stakingGoals,
  walkStaking,
} from '#features/lp/testing/energy.ts'
import type { Measured } from '../figure.ts'

type Walked = Record<StakingAction, number>

const perSecond = 10n ** 16n
const year = 31_536_000n

/** Staking of the same LP coin, here and with the two contracts that most pools descend from, compiled the same way. */
export async function besideStaking(artifacts: Artifacts): Promise<Measured[]> {
  const ours = await onNetwork(async (world) => walkStaking(await ownPlace(world)))
  const synthetix = await onNetwork(async (world) =>
    walkStaking(await synthetixPlace(world, artifacts)),
  )
  const chef = await onNetwork(async (world) => walkStaking(await chefPlace(world, artifacts)))
  return Object.entries(stakingGoals).flatMap(([action, atMost]) => {
    const row = (name: string, walked: Walked): Measured => ({
      name: `${action}, beside ${name}`,
      unit: 'energy',
      ours: ours[action as StakingAction],
      peer: { name, value: walked[action as StakingAction] },
      goal: { atMost },
    })
    return [row('Synthetix StakingRewards', synthetix), row('MasterChef', chef)]
  })
}

async function synthetixPlace(world: World, artifacts: Artifacts): Promise<StakingPlace> {
  const lp = await equipStakers(world)
  const peers = deployed(world, artifacts)
  const name = 'PeerStakingRewards'
  await peers.deploy(name, [world.hex('Tes'), lp.pool])
  await must(world.send('deployer', 'Tes', 'approve', [peers.hex(name), perSecond * year]))
  await must(peers.send('deployer', name, 'notifyRewardAmount', [perSecond * year, year]))
  return {
    address: peers.hex(name),
    lp,
    stake: (who, amount) => must(peers.send(who, name, 'stake', [amount])),
    claim: (who) => must(peers.send(who, name, 'getReward')),
    withdraw: (who, amount) => must(peers.send(who, name, 'withdraw', [amount])),
    leave: (who) => must(peers.send(who, name, 'exit')),
    travel: (seconds) => world.net.travel(seconds),
  }
}

async function chefPlace(world: World, artifacts: Artifacts): Promise<StakingPlace> {
  const lp = await equipStakers(world)
  const peers = deployed(world, artifacts)
  const name = 'PeerMasterChef'
  await peers.deploy(name, [world.hex('Tes'), perSecond, lp.pool])
  await must(world.send('deployer', 'Tes', 'transfer', [peers.hex(name), perSecond * year]))
  return {
    address: peers.hex(name),
    lp,
    stake: (who, amount) => must(peers.send(who, name, 'deposit', [0n, amount])),
    claim: (who) => must(peers.send(who, name, 'deposit', [0n, 0n])),
    withdraw: (who, amount) => must(peers.send(who, name, 'withdraw', [0n, amount])),
    leave: (who) => must(peers.send(who, name, 'emergencyWithdraw', [0n])),
    travel: (seconds) => world.net.travel(seconds),
  }
}
