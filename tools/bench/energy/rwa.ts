import { deployed } from '#apps/deploy/deployed.ts'
import { must } from '#features/rwa/testing/assets.ts'
import { measureRwa, rwaGoals, type RwaAction } from '#features/rwa/testing/energy.ts'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import { type World, onNetwork } from '../../../scripts/energy.ts'
import type { Measured } from '../figure.ts'

const transfer: RwaAction = 'RWA, transfer to a holder, both settled'

/** A transfer of shares with the dividends of both, and one of a T-REX token without any. */
export async function besideRwa(artifacts: Artifacts): Promise<Measured[]> {
  const ours = await onNetwork(measureRwa)
  const value = await onNetwork((world) => walkTrex(world, artifacts))
  return Object.entries(rwaGoals).map(([name, atMost]) => ({
    name,
    unit: 'energy',
    ours: ours[name as RwaAction],
    ...(name === transfer ? { peer: { name: 'T-REX, written plainly', value } } : {}),
    goal: { atMost },
  }))
}

/** Between two accounts that have some, on a day on which the first has sent some. */
async function walkTrex(world: World, artifacts: Artifacts): Promise<number> {
  const name = 'PeerTrex'
  const peers = deployed(world, artifacts)
  await peers.deploy('PeerIdentities')
  await peers.deploy('PeerCompliance')
  await peers.deploy(name, [peers.hex('PeerIdentities'), peers.hex('PeerCompliance')])
  for (const who of ['alice', 'bob']) {
    await must(peers.send('deployer', 'PeerIdentities', 'register', [world.hex(who)]))
    await must(peers.send('deployer', name, 'transfer', [world.hex(who), 1_000n]))
  }
  await must(peers.send('alice', name, 'transfer', [world.hex('bob'), 1n]))
  return must(peers.send('alice', name, 'transfer', [world.hex('bob'), 1n]))
}
