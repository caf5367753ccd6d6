import { deployed } from '#apps/deploy/deployed.ts'
import { type LaunchAction, launchGoals, measureLaunch } from '#features/launch/testing/energy.ts'
import { must } from '#features/lp/testing/energy.ts'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import { onNetwork } from '../../../scripts/energy.ts'
import type { Measured } from '../figure.ts'
import type { StockPool } from './uniswap.ts'

const name = 'PeerLauncher'
const fee = 22_000_000n

/**
 * A token beside one that is deployed with its code; a listing beside a pair of Uniswap V2 with its first liquidity, which
 * is a part of it; the curve beside a swap there.
 */
export async function besideLaunches(artifacts: Artifacts, stock: StockPool): Promise<Measured[]> {
  const ours = await onNetwork(measureLaunch)
  const token = await onNetwork(async (world) => {
    const peers = deployed(world, artifacts)
    await peers.deploy(name, [fee])
    const create = () =>
      must(peers.send('erin', name, 'createToken', ['Moon', 'MOON', 10n ** 24n], fee))
    // The first of all makes the slot of their number.
    await create()
    return create()
  })
  const swap = { name: 'Uniswap V2, a swap', value: stock.swap }
  const peers: Partial<Record<LaunchAction, NonNullable<Measured['peer']>>> = {
    'create token': { name: 'OpenZeppelin, token and record', value: token },
    'buy inside, again': swap,
    'sell inside': swap,
    list: { name: 'Uniswap V2, pair and liquidity', value: stock.newPair },
  }
  return Object.entries(launchGoals).map(([action, atMost]) => {
    const peer = peers[action as LaunchAction]
    return {
      name: `launch: ${action}`,
      unit: 'energy',
      ours: ours[action as LaunchAction],
      ...(peer === undefined ? {} : { peer }),
      goal: { atMost },
    }
  })
}
