import { leafHash } from '#features/earnings/merkle.ts'
import { epochsKeeperOn, stakeForLevel } from '#features/earnings/server/testing/epochs.ts'
import { must } from '#tests/journeys/must.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'

/**
 * Neighbours who bought, staked and traded, at averages; alice is V1 by three who staked. She claims of an epoch that
 * promises 10,000 where the fees give nothing yet, and then one of the 60,000 that they give beyond it is accepted. Her line stakes shares
 * of a pool and TES, takes back some, withdraws by stages, and sets a limit.
 */
export async function auditedStack(): Promise<Stack> {
  const stack = await startStack({ neighbours: true, oracle: 'twap' })
  try {
    const { world, server } = stack
    await must(world, 'heidi', 'Team', 'bindParent', [world.hex('alice')])
    await stakeForLevel(stack, ['bob', 'carol', 'heidi'])
    await twoEpochs(stack)
    await must(world, 'alice', 'FeeSplitter', 'claim')
    await must(world, 'bob', 'TermStaking', 'claim', [[1n]])
    await shares(stack)
    await coins(stack)
    await withdrawals(stack)
    await server.indexer.catchUp()
    return stack
  } catch (error) {
    await stack.close()
    throw error
  }
}

async function twoEpochs(stack: Stack): Promise<void> {
  const { world, server } = stack
  await must(world, 'mallory', 'FeeSplitter', 'withdrawPool')
  const root = leafHash(0, world.hex('alice').slice(2), '', 10_000n)
  const trx = `0x${'00'.repeat(20)}`
  const block = BigInt(world.net.status().head.number) - 1n
  await must(world, 'deployer', 'RewardDistributor', 'post', [root, root, block, [trx], [10_000n]])
  await world.net.travel(120)
  await must(world, 'mallory', 'RewardDistributor', 'accept', [1n])
  const claim = [world.hex('alice'), [1n], [0n], [trx], [10_000n], [[]]]
  await must(world, 'mallory', 'RewardDistributor', 'claim', claim)
  await must(world, 'mallory', 'FeeSplitter', 'split', [world.hex('bob')], 7_000_003n)
  const keeper = epochsKeeperOn(stack)
  for (let i = 0; i < 6; i++) {
    await world.net.travel(40)
    await world.net.mine()
    await server.indexer.catchUp()
    await keeper.turn()
  }
}

/** Of the pool of TES and USDT: carol takes a third back after a trade, bob leaves, heidi comes. */
async function shares({ world }: Stack): Promise<void> {
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

/** Two stakes of TES, of which bob leaves one. */
async function coins({ world }: Stack): Promise<void> {
  const amount = 300n * 10n ** 18n
  await must(world, 'deployer', 'Tes', 'transfer', [world.hex('bob'), 2n * amount])
  await must(world, 'bob', 'Tes', 'approve', [world.hex('TermStaking'), 2n * amount])
  for (let i = 0; i < 2; i++) {
    await must(world, 'bob', 'TermStaking', 'pledge', [world.hex('Tes'), 7n, amount])
  }
  await must(world, 'bob', 'TermStaking', 'exit', [await world.read('TermStaking', 'count')])
}

async function withdrawals({ world }: Stack): Promise<void> {
  const tes = 10n ** 18n
  for (const [name, amount] of [
    ['alice', 100n],
    ['alice', 20n],
    ['bob', 33n],
  ] as const) {
    await must(world, name, 'StagedWithdrawal', 'withdraw', [amount * tes, tes])
  }
  await must(world, 'bob', 'BlindBoxes', 'setDailyLimit', [5_000_000n])
}
