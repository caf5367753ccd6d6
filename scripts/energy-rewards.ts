import { type Hex, concat, encodeAbiParameters, keccak256, numberToHex } from 'viem'
import type { World } from '#apps/deploy/testing.ts'

/** Goals of rewards by epochs and of staged withdrawals, beside those of the rest in energy.ts. */
export const rewardGoals = {
  'post an epoch of 2 coins': 215_000,
  'accept an epoch of 2 coins': 65_000,
  'claim a reward of a million, first': 51_000,
  'claim a reward of a million': 36_000,
  'initialize a withdrawal': 27_000,
  'withdraw, initialized before': 32_000,
  'withdraw another stage': 34_000,
  'withdraw, nothing before it': 50_000,
} as const

export type OfRewards = keyof typeof rewardGoals

const trx: Hex = `0x${'0'.repeat(40)}`
const tes = 10n ** 18n

/**
 * Heidi and ivan, who hold TES, claim and withdraw; the deployer is builder and manager.
 */
export async function walkRewards(world: World): Promise<Record<OfRewards, number>> {
  const measured = {} as Record<OfRewards, number>
  const take = async (action: OfRewards | null, ...call: Parameters<World['send']>) => {
    const { energy, reason } = await world.send(...call)
    if (reason !== '') throw new Error(`${call[0]} ${call[2]}: ${reason}`)
    if (action !== null) measured[action] = energy
  }
  for (const who of ['heidi', 'ivan']) {
    await take(null, 'deployer', 'Tes', 'transfer', [world.hex(who), tes])
  }
  await walkEpochs(world, take)
  await walkStages(world, take)
  return measured
}

type Take = (action: OfRewards | null, ...call: Parameters<World['send']>) => Promise<void>

async function walkEpochs(world: World, take: Take): Promise<void> {
  await take(null, 'deployer', 'FeeSplitter', 'withdrawPool')
  const heidi = world.hex('heidi')
  const [first, second] = [leafOf(0n, heidi, trx, 1_000n), leafOf(1n, heidi, trx, 500n)]
  const { root, proof } = treeOf(first, second)
  const upTo = BigInt(world.net.status().head.number)
  const posted = [root, root, upTo, [trx, world.hex('Usdt')], [1_500n, 0n]]
  await take('post an epoch of 2 coins', 'deployer', 'RewardDistributor', 'post', posted)
  await world.net.travel(60)
  await take('accept an epoch of 2 coins', 'ivan', 'RewardDistributor', 'accept', [1n])
  const claim = async (action: OfRewards, index: bigint, amount: bigint, siblings: Hex[]) => {
    const claimed = [heidi, [1n], [index], [trx], [amount], [siblings]]
    await take(action, 'ivan', 'RewardDistributor', 'claim', claimed)
  }
  await claim('claim a reward of a million, first', 0n, 1_000n, proof)
  await claim('claim a reward of a million', 1n, 500n, [first, ...proof.slice(1)])
}

const leafTypes = ['uint256', 'address', 'address', 'uint256'].map((type) => ({ type }))

/** As the contract hashes it. */
export const leafOf = (index: bigint, account: Hex, token: Hex, amount: bigint): Hex =>
  keccak256(keccak256(encodeAbiParameters(leafTypes, [index, account, token, amount])))

/** A leaf, its neighbour, and the nodes that they meet on their way up: 20 siblings, as in a tree of a million. */
export function treeOf(leaf: Hex, neighbour: Hex = keccak256('0x')): { root: Hex; proof: Hex[] } {
  const nodes = Array.from({ length: 19 }, (_, height) => keccak256(numberToHex(height)))
  const proof = [neighbour, ...nodes]
  const above = (a: Hex, b: Hex): Hex =>
    keccak256(BigInt(a) < BigInt(b) ? concat([a, b]) : concat([b, a]))
  return { root: proof.reduce(above, leaf), proof }
}

async function walkStages(world: World, take: Take): Promise<void> {
  const contract = 'StagedWithdrawal'
  const start = BigInt(Math.floor(world.net.status().head.timestamp / 1_000))
  const users = [world.hex('heidi'), world.hex('ivan')]
  await take(null, 'deployer', 'Tes', 'approve', [world.hex(contract), 400n * tes])
  await take(null, 'deployer', contract, 'fund', [400n * tes])
  await take(null, 'deployer', contract, 'openWithdrawal')
  for (const [stage, time] of [
    [1n, start],
    [2n, start + 600n],
  ] as const) {
    await take(null, 'deployer', contract, 'addStage', [time])
    await take(null, 'deployer', contract, 'allot', [stage, users, [100n * tes, 100n * tes]])
  }
  const withdrawn = [50n * tes, tes]
  await take('initialize a withdrawal', 'heidi', contract, 'initialization')
  await take('withdraw, initialized before', 'heidi', contract, 'withdraw', withdrawn)
  await world.net.travel(600)
  await take('withdraw another stage', 'heidi', contract, 'withdraw', withdrawn)
  await take('withdraw, nothing before it', 'ivan', contract, 'withdraw', withdrawn)
}
