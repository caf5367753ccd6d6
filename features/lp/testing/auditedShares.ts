import { addressFromHex } from '#platform/std/address.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

/** Of the pool of TES and USDT: carol takes a third back after a trade, bob leaves, heidi comes. */
export async function auditedShares({ world }: Stack): Promise<void> {
  const [pools] = await world.read<readonly (readonly `0x${string}`[])[]>('LpStaking', 'pools')
  const pool = pools![0]!
  // No deployment names a pool.
  Object.assign(world.deployment.contracts, { Pair: { address: addressFromHex(pool) } })
  const stake = async (name: string, amount: bigint) => {
    await must(world, 'deployer', 'Pair', 'transfer', [world.hex(name), amount])
    await must(world, name, 'Pair', 'approve', [world.hex('LpStaking'), amount])
    await must(world, name, 'LpStaking', 'stake', [pool, amount])
  }
  await stake('carol', 9_000_000_000_000_000n)
  await stake('bob', 4_000_000_000_000_001n)
  const paid = 1_000_000_000n
  const path = [world.hex('Usdt'), world.hex('Tes')]
  await must(world, 'deployer', 'Usdt', 'approve', [world.hex('Router'), paid])
  const swap = [paid, 1n, path, world.hex('deployer'), 10_000_000_000n]
  await must(world, 'deployer', 'Router', 'swapExactTokensForTokens', swap)
  await must(world, 'carol', 'LpStaking', 'withdraw', [pool, 3_000_000_000_000_000n])
  await must(world, 'bob', 'LpStaking', 'exit', [pool])
  await stake('heidi', 2_000_000_000_000_000n)
}
