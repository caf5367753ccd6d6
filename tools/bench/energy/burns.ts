import { deployed } from '#apps/deploy/deployed.ts'
import {
  type BurnAction,
  burnGoals,
  measureBurns,
  prepareMiners,
  walkBurns,
} from '#features/burn/testing/energy.ts'
import { must } from '#features/lp/testing/energy.ts'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import { onNetwork } from '../../../scripts/energy.ts'
import type { Measured } from '../figure.ts'

const name = 'PeerBurnPool'

/** Burns for a share of a stream, here and with MasterChef's storage; its price is a constant, ours two reads. */
export async function besideBurns(artifacts: Artifacts): Promise<Measured[]> {
  const ours = await onNetwork(measureBurns)
  const peer: Partial<Record<BurnAction, number>> = await onNetwork(async (world) => {
    const peers = deployed(world, artifacts)
    const [perSecond, coinsPerUnit] = [4n * 10n ** 17n, 20n * 10n ** 12n]
    await peers.deploy(name, [world.hex('Tes'), perSecond, coinsPerUnit])
    await prepareMiners(world, peers.hex(name))
    const stock = 1_000_000n * 10n ** 18n
    await must(world.send('deployer', 'Tes', 'transfer', [peers.hex(name), stock]))
    const burn = (who: string, units: bigint) => must(peers.send(who, name, 'burn', [units]))
    return walkBurns(
      world,
      {
        burn: (who) => burn(who, 100_000_000n),
        claim: (who) => must(peers.send(who, name, 'claim', [])),
      },
      async () => void (await burn('bob', 10_000_000_000n)),
    )
  })
  return Object.entries(burnGoals).map(([action, atMost]) => {
    const value = peer[action as BurnAction]
    return {
      name: action,
      unit: 'energy',
      ours: ours[action as BurnAction],
      ...(value === undefined ? {} : { peer: { name: 'MasterChef, written plainly', value } }),
      goal: { atMost },
    }
  })
}
