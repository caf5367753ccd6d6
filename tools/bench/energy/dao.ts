import { deployed } from '#apps/deploy/deployed.ts'
import { type DaoAction, daoGoals, measureDao, walkDao } from '#features/dao/testing/energy.ts'
import { must, paymentOf, times, trx } from '#features/dao/testing/proposals.ts'
import { keccak256, toBytes } from 'viem'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import { type World, onNetwork } from '../../../scripts/energy.ts'
import type { Measured } from '../figure.ts'

/** From a stake to an executed payment, here and with the library's own Governor, over the same pool and timelock. */
export async function besideDao(artifacts: Artifacts): Promise<Measured[]> {
  const ours = await onNetwork(measureDao)
  const peer = await onNetwork((world) => walkPeer(world, artifacts))
  return Object.entries(daoGoals).map(([name, atMost]) => ({
    name,
    unit: 'energy',
    ours: ours[name as DaoAction],
    peer: { name: 'OpenZeppelin as it comes', value: peer[name as DaoAction] },
    goal: { atMost },
  }))
}

async function walkPeer(world: World, artifacts: Artifacts): Promise<Record<DaoAction, number>> {
  const peers = deployed(world, artifacts)
  await peers.deploy('PeerVotes', [world.hex('Tes')])
  await peers.deploy('DaoTimelock', [times.timelock, world.hex('deployer')])
  await peers.deploy('DaoPool', [peers.hex('DaoTimelock')])
  const { delay, period, extension } = times
  const [votes, timelock] = [peers.hex('PeerVotes'), peers.hex('DaoTimelock')]
  const threshold = 100_000n * 10n ** 18n
  await peers.deploy('PeerGovernor', [votes, timelock, delay, period, extension, threshold])
  const governor = peers.hex('PeerGovernor')
  for (const role of ['PROPOSER_ROLE', 'EXECUTOR_ROLE']) {
    const granted = [keccak256(toBytes(role)), governor]
    await must(peers.send('deployer', 'DaoTimelock', 'grantRole', granted))
  }
  await must(peers.send('deployer', 'DaoPool', 'donate', [], 1_000_000_000n))
  for (const who of ['alice', 'bob']) {
    const some = 30_000_000n * 10n ** 18n
    await must(world.send('deployer', 'Tes', 'transfer', [world.hex(who), some]))
    await must(world.send(who, 'Tes', 'approve', [votes, 2n ** 256n - 1n]))
  }
  const ours = paymentOf(world, trx, world.hex('carol'), 1_000_000n, 'A payment')
  const plan = { ...ours, targets: [peers.hex('DaoPool')] }
  return walkDao(
    world,
    {
      send: (who, part, name, args) =>
        must(peers.send(who, part === 'votes' ? 'PeerVotes' : 'PeerGovernor', name, args)),
      number: ({ targets, values, calls, description }) =>
        peers.read('PeerGovernor', 'getProposalId', [
          targets,
          values,
          calls,
          keccak256(toBytes(description)),
        ]),
    },
    plan,
  )
}
