import { deployed } from '#apps/deploy/deployed.ts'
import {
  type LockPlace,
  lockGoals,
  lpCoin,
  measureLocks,
  walkLocks,
} from '#features/lock/testing/energy.ts'
import { must } from '#features/lp/testing/energy.ts'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import { type World, onNetwork } from '../../../scripts/energy.ts'
import type { Measured } from '../figure.ts'

/** Locks of the same LP coin, here and with the storage of the locker that most launches use. */
export async function besideLocks(artifacts: Artifacts): Promise<Measured[]> {
  const ours = await onNetwork(measureLocks)
  const peer: Partial<typeof ours> = await onNetwork(async (world) =>
    walkLocks(world, await pinkPlace(world, artifacts)),
  )
  return Object.entries(lockGoals).map(([name, atMost]) => {
    const action = name as keyof typeof lockGoals
    const value = peer[action]
    return {
      name,
      unit: 'energy',
      ours: ours[action],
      ...(value === undefined ? {} : { peer: { name: 'PinkLock02, written plainly', value } }),
      goal: { atMost },
    }
  })
}

async function pinkPlace(world: World, artifacts: Artifacts): Promise<LockPlace> {
  const { address: coin } = await lpCoin(world)
  const peers = deployed(world, artifacts)
  const name = 'PeerPinkLock'
  await peers.deploy(name)
  const endOf = (days: bigint): bigint =>
    BigInt(Math.floor(world.net.status().head.timestamp / 1_000)) + days * 86_400n
  let made = 0n
  return {
    address: peers.hex(name),
    async lockOther() {
      const [tes, amount] = [world.hex('Tes'), 10n ** 12n]
      await must(world.send('deployer', 'Tes', 'approve', [peers.hex(name), amount]))
      const other = [world.hex('deployer'), tes, amount, endOf(1n)]
      await must(peers.send('deployer', name, 'lock', other))
      made++
    },
    async lock(who, amount, days) {
      const args = [world.hex(who), coin, amount, endOf(days)]
      const energy = await must(peers.send(who, name, 'lock', args))
      return { key: made++, energy }
    },
    extend: (who, key, days) => must(peers.send(who, name, 'editLock', [key, endOf(days)])),
    unlock: (who, key) => must(peers.send(who, name, 'unlock', [key])),
  }
}
