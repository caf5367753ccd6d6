import { freshPrice } from '#tests/journeys/freshPrice.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

const day = 86_400
const tes = (whole: bigint): bigint => whole * 10n ** 18n
const never = 2n ** 256n - 1n

/**
 * Bob and carol burn in turns and claim; one node is active and has claimed, one was refunded, one lapsed. The second
 * period is open ahead.
 */
export async function auditedBurns(stack: Stack): Promise<void> {
  const { world } = stack
  await freshPrice(stack)
  const sunFor = (usdt: bigint) => world.read<bigint>('TwapOracle', 'usdtToTrx', [usdt])
  const [pass, node] = [await sunFor(10_000_000n), await sunFor(100_000_000n)]
  const act = (who: string, name: string, args: readonly unknown[] = [], value = 0n) =>
    must(world, who, 'BurnMining', name, args, value)
  const burn = (who: string, usdt: bigint) => act(who, 'burn', [world.hex('Tes'), usdt])
  for (const who of ['bob', 'carol']) {
    await must(world, 'deployer', 'Tes', 'transfer', [world.hex(who), tes(500_000n)])
    await must(world, who, 'Tes', 'approve', [world.hex('BurnMining'), never])
    await act(who, 'buyPass', [], pass)
  }
  await act('bob', 'refundPass')
  await act('bob', 'buyPass', [], pass)
  await burn('bob', 3_000_000_000n)
  await burn('carol', 7_000_000_001n)
  const first = (await world.read<bigint>('BurnMining', 'nodeCount')) + 1n
  for (let i = 0; i < 3; i++) await act('bob', 'buyNode', [1n], node)
  await act('bob', 'activate', [first])
  await act('bob', 'refundNode', [first + 1n])
  await world.net.travel(day)
  await act('bob', 'claim')
  await act('bob', 'claimNode', [first])
  await freshPrice(stack)
  await burn('bob', 123_456_789n)
  await act('carol', 'swapToBurn', [1n, never], 100_000_000n)
  await act('bob', 'collectPass', [world.hex('bob')])
  await must(world, 'deployer', 'Tes', 'approve', [world.hex('BurnMining'), tes(1_800_000n)])
  await act('deployer', 'fund', [tes(1_800_000n)])
  await act('judy', 'openPeriod')
  await act('bob', 'claim')
  await act('carol', 'claim')
  await act('judy', 'collectFund')
  await freshPrice(stack)
}
