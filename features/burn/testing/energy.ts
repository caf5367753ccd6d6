import type { World } from '#apps/deploy/testing.ts'

/**
 * The most energy that burn mining may cost. One place: the contract's test and the bench read it. The price of a node
 * lies in the contract until the activation, so that it can be refunded: the split is paid for there. To buy and to burn
 * is two trades over the router, most of what it costs.
 */
export const burnGoals = {
  'burn, the first': 52_000,
  'burn again': 33_000,
  'claim mined TES': 26_500,
  'buy a pass': 26_000,
  'collect a used pass': 35_000,
  'buy a node': 31_000,
  'activate a node, with the split': 44_000,
  'claim of a node': 27_000,
  'swap to burn': 210_000,
} as const

export type BurnAction = keyof typeof burnGoals

const here = 'BurnMining'
const units = 100_000_000n
const some = 1_000_000n * 10n ** 18n
const never = 2n ** 256n - 1n

/** A contract in which TES are burnt for power, with its equivalent calls, by an account that has a pass. */
export interface BurnPlace {
  burn(who: string): Promise<number>
  claim(who: string): Promise<number>
}

/**
 * Bob burns before alice: what is measured is not the first of all. The network is at its least power, as it is for
 * ever after; what they let be moved has no limit and is not written.
 */
export async function walkBurns(
  world: World,
  place: BurnPlace,
  enough: () => Promise<void>,
): Promise<Pick<Record<BurnAction, number>, 'burn, the first' | 'burn again' | 'claim mined TES'>> {
  await enough()
  await place.burn('bob')
  await world.net.travel(60)
  const first = await place.burn('alice')
  await world.net.travel(60)
  // The first payment makes her TES in the vault's books as warm as they stay.
  await place.claim('alice')
  await world.net.travel(60)
  const again = await place.burn('alice')
  await world.net.travel(60)
  return {
    'burn, the first': first,
    'burn again': again,
    'claim mined TES': await place.claim('alice'),
  }
}

/** Members with TES, and an average that holds. */
export async function prepareMiners(world: World, spender: string): Promise<void> {
  await must(world.send('alice', 'Team', 'bindParent', [world.hex('deployer')]))
  await must(world.send('bob', 'Team', 'bindParent', [world.hex('alice')]))
  for (const who of ['alice', 'bob']) {
    await must(world.send('deployer', 'Tes', 'transfer', [world.hex(who), some]))
    await must(world.send(who, 'Tes', 'approve', [spender, never]))
  }
  await must(world.send('deployer', 'Tes', 'approve', [spender, never]))
  await freshAverage(world)
}

/** Every action of ours. */
export async function measureBurns(world: World): Promise<Record<BurnAction, number>> {
  await prepareMiners(world, world.hex(here))
  const [pass, node] = [await sunFor(world, 10n), await sunFor(world, 100n)]
  const act = (who: string, name: string, args: readonly unknown[] = [], value = 0n) =>
    must(world.send(who, here, name, args, value))
  await act('bob', 'buyPass', [], pass)
  const buyPass = await act('alice', 'buyPass', [], pass)
  const tes = world.hex('Tes')
  const walked = await walkBurns(
    world,
    {
      burn: (who) => act(who, 'burn', [tes, units]),
      claim: (who) => act(who, 'claim'),
    },
    // Above the least power for ever.
    async () => void (await act('bob', 'burn', [tes, 10_000_000_000n])),
  )
  await act('bob', 'buyNode', [1n], node)
  const buyNode = await act('alice', 'buyNode', [1n], node)
  await act('bob', 'activate', [1n])
  const activate = await act('alice', 'activate', [2n])
  await world.net.travel(60)
  await act('alice', 'claimNode', [2n])
  await world.net.travel(60)
  const claimNode = await act('alice', 'claimNode', [2n])
  await act('bob', 'collectPass', [world.hex('bob')])
  const collectPass = await act('bob', 'collectPass', [world.hex('alice')])
  await freshAverage(world)
  const swap = await act('alice', 'swapToBurn', [0n, never], 100_000_000n)
  return {
    ...walked,
    'buy a pass': buyPass,
    'collect a used pass': collectPass,
    'buy a node': buyNode,
    'activate a node, with the split': activate,
    'claim of a node': claimNode,
    'swap to burn': swap,
  }
}

const sunFor = (world: World, usdt: bigint): Promise<bigint> =>
  world.read<bigint>('TwapOracle', 'usdtToTrx', [usdt * 1_000_000n])

async function freshAverage(world: World): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await world.net.travel(31 * 60)
    await must(world.send('deployer', 'TwapOracle', 'poke', []))
  }
}

async function must(
  sent: Promise<{ readonly energy: number; readonly reason: string }>,
): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(reason)
  return energy
}
