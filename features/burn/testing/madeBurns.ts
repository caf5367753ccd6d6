import { freshPrice } from '#tests/journeys/freshPrice.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

type World = Stack['world']

const here = 'BurnMining'
const usdt = (whole: number): bigint => BigInt(whole) * 1_000_000n
const tes = (whole: number): bigint => BigInt(whole) * 10n ** 18n

const sunFor = (world: World, worth: bigint) =>
  world.read<bigint>('TwapOracle', 'usdtToTrx', [worth])

/** TES worth an amount are burnt; an account's first burn uses a pass that it buys. */
export async function burnOf(world: World, who: string, worth: bigint): Promise<void> {
  const [sun, used] = await world.read<readonly [bigint, boolean]>(here, 'passOf', [world.hex(who)])
  if (sun === 0n && !used) await buyPass(world, who)
  const most = tes(1_000_000)
  await must(world, 'deployer', 'Tes', 'transfer', [world.hex(who), most])
  await must(world, who, 'Tes', 'approve', [world.hex(here), most])
  await must(world, who, here, 'burn', [world.hex('Tes'), worth])
}

export const buyPass = async (world: World, who: string): Promise<void> =>
  must(world, who, here, 'buyPass', [], await sunFor(world, usdt(10)))

/** Its number. */
async function buyNode(world: World, who: string, kind: bigint): Promise<bigint> {
  const [, , , price] = await world.read<readonly bigint[]>(here, 'kindOf', [kind])
  await must(world, who, here, 'buyNode', [kind], await sunFor(world, price!))
  return world.read<bigint>(here, 'nodeCount')
}

async function activeNode(world: World, who: string, kind: bigint): Promise<void> {
  await must(world, who, here, 'activate', [await buyNode(world, who, kind)])
}

/** Two miners with nodes, days before the scenes. */
export async function makeBurns(stack: Stack): Promise<void> {
  const { world } = stack
  await freshPrice(stack)
  await burnOf(world, 'alice', usdt(1_500))
  await burnOf(world, 'bob', usdt(4_200))
  await activeNode(world, 'alice', 1n)
  await activeNode(world, 'bob', 3n)
}

/** Days later: claims and further burns; alice has a node that waits, carol a pass that no burn has used. */
export async function finishBurns(stack: Stack): Promise<void> {
  const { world } = stack
  await freshPrice(stack)
  await must(world, 'alice', here, 'claim')
  await burnOf(world, 'bob', usdt(900))
  await buyPass(world, 'carol')
  const deadline = BigInt(Math.floor(world.net.status().head.timestamp / 1_000) + 600)
  await must(world, 'alice', here, 'swapToBurn', [0n, deadline], 200_000_000n)
  await buyNode(world, 'alice', 2n)
  await stack.server.indexer.catchUp()
}
