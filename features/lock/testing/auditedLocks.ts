import { deployed } from '#apps/deploy/deployed.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { compileApart } from '../../../scripts/compile-contracts.ts'
import { lpCoin } from './energy.ts'

const amount = 10n ** 12n

/** A lock handed over, added to and extended; one that a coin which shrank has paid in part; lock B added to and ended. */
export async function auditedLocks({ world }: Stack): Promise<void> {
  const source = 'features/lock/contract/ElasticToken.t.sol'
  const elastic = deployed(world, compileApart([[source, 'ElasticToken']]))
  await elastic.deploy('ElasticToken')
  const coin = elastic.hex('ElasticToken')
  const lp = await lpCoin(world)
  await lp.send('deployer', 'transfer', [world.hex('dave'), 10n * amount])
  for (const name of ['LockA', 'LockB']) {
    await lp.send('dave', 'approve', [world.hex(name), 5n * amount])
  }
  const newest = async (): Promise<bigint> => {
    const count = await world.read<bigint>('LockA', 'count')
    return (await world.read<readonly bigint[]>('LockA', 'locks', [count - 1n]))[3]!
  }
  await must(world, 'dave', 'LockA', 'lock', [amount, lp.address, 60n])
  const kept = await newest()
  await must(world, 'dave', 'LockA', 'increase', [kept, amount])
  await must(world, 'dave', 'LockA', 'extend', [kept, 90n])
  await must(world, 'dave', 'LockA', 'offer', [kept, world.hex('erin')])
  await must(world, 'erin', 'LockA', 'accept', [kept])
  await must(world, 'dave', 'LockB', 'lock', [amount, 1n])
  await must(world, 'dave', 'LockB', 'lock', [amount, 86_400n])
  await elastic.send('deployer', 'ElasticToken', 'approve', [world.hex('LockA'), 1_000n])
  await must(world, 'deployer', 'LockA', 'lockFor', [900n, coin, 1n, world.hex('dave')])
  const short = await newest()
  await world.net.travel(86_401)
  await elastic.send('deployer', 'ElasticToken', 'shrink', [world.hex('LockA'), 600n])
  await must(world, 'dave', 'LockA', 'unlock', [short])
  await must(world, 'dave', 'LockB', 'unlock')
}
