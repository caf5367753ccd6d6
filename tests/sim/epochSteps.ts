import { features } from '#apps/server/features.ts'
import { EpochsKeeper } from '#features/earnings/keeper/epochs.ts'
import { encodeCall } from '#platform/chain/abi.ts'
import { TronNode } from '#platform/chain/node.ts'
import type { CallSigner } from '#platform/chain/signedCall.ts'
import type { Address } from '#platform/std/address.ts'

import type { Sent } from './chain/block.ts'
import { type Leaf, challengeTime } from './contracts/distributorState.ts'
import { fileHashOf, leavesUpTo, totalOf, treeOf } from './contracts/rewardTree.ts'
import { builder, guardian, named, nobody, people, places } from './people.ts'
import { broadcast, callTo, sign } from './wallet.ts'
import type { World } from './world.ts'

/** What the pool has of all fees goes to where it is paid. */
export const fetchFunds = (world: World): Sent =>
  sign(world, callTo('FeeSplitter', builder, 'withdrawPool'))

/** Before the first user: in every other history an epoch was accepted. */
export function firstEpoch(world: World): void {
  const { random, chain, time } = world
  if (random.chance(0.5)) return
  const { number } = chain.head
  chain.found([posting(world, number, leavesUpTo(chain.state, number))])
  time.pass(challengeTime * 1_000)
  chain.found([call(world, builder, 'accept', [1n])])
}

/** The builder's call that states what was earned up to a block. */
function posting(
  world: World,
  upTo: number,
  leaves: readonly Leaf[],
  { total = totalOf(leaves), file = leaves } = {},
): Sent {
  const { root } = treeOf(leaves)
  world.leaves.set(root, leaves)
  const [tokens, totals] = total === 0n ? [[], []] : [[nobody], [total]]
  const args = [root, fileHashOf(world.chainId, upTo, file), BigInt(upTo), tokens, totals]
  return call(world, builder, 'post', args)
}

const call = (world: World, who: Address, name: string, args: readonly unknown[]): Sent =>
  sign(world, callTo('RewardDistributor', who, name, args))

/** The keeper of epochs as it runs beside the server, with a wallet that now and then forgets. */
export function keeperOf(world: World): EpochsKeeper {
  const signer = (name: 'RewardDistributor' | 'FeeSplitter'): CallSigner => ({
    async sign({ abi, functionName, args }) {
      const data = encodeCall(abi, functionName, args)
      const sent = sign(world, { owner: builder, contract: places[name], data, value: 0n })
      const { hash, expiration: expires } = sent
      return { hash, expires, broadcast: () => broadcast(world, sent).then(() => null) }
    },
  })
  const report = (_: object, message: string): void => world.trace.note(`keeper: ${message}`)
  return new EpochsKeeper({
    node: new TronNode('http://node.sim', 8_000, world.ask(null)),
    contract: places.RewardDistributor,
    builder: signer('RewardDistributor'),
    splitter: places.FeeSplitter,
    pool: signer('FeeSplitter'),
    money: [],
    file: (upToBlock) => fileUpTo(world, upToBlock),
    every: 20,
    network: 'local',
    log: { info: report, warn: report, error: report },
  })
}

const route = features
  .flatMap(({ files = [] }) => files)
  .find(({ path }) => path === '/tessera/earnings/epochs')!

/** The data file as the server has it; null where it is killed meanwhile. */
async function fileUpTo({ server, files }: World, upToBlock: number): Promise<string | null> {
  if (server === null) return null
  const read = route.read(server.app, `${upToBlock}.json`).catch(() => null)
  const bytes = (await Promise.race([read, server.life.over])) ?? null
  if (bytes === null) return null
  const file = new TextDecoder().decode(bytes)
  files.set(upToBlock, file)
  return file
}

/**
 * An account has the builder's key and waits for no final block, or errs: the guardian handles the
 * result.
 */
export async function postByHand(world: World): Promise<void> {
  const { random, chain } = world
  const { state, head } = chain
  const upTo = Math.max(1, head.number - random.below(3))
  const right = leavesUpTo(state, upTo)
  const kind = random.weighted({ hasty: 4, more: 2, other: 2, total: 1, file: 1, old: 1 })
  const change: Record<typeof kind, () => readonly Leaf[]> = {
    hasty: () => right,
    more: () => right.map((leaf, i) => (i === 0 ? withMore(leaf, random.between(1, 900)) : leaf)),
    other: () => [...right, { account: named.eve, amount: 777n }],
    total: () => right,
    file: () => right,
    old: () => leavesUpTo(state, Math.floor(upTo / 2)),
  }
  const leaves = change[kind]()
  const total = totalOf(leaves) + (kind === 'total' ? 1n : 0n)
  const file = kind === 'file' ? [] : leaves
  await broadcast(world, posting(world, upTo, leaves, { total, file }))
}

const withMore = ({ account, amount }: Leaf, more: number): Leaf => ({
  account,
  amount: amount + BigInt(more),
})

/** The guardian looks, and refuses what the fees do not give; seldom what they do. */
export async function guard(world: World): Promise<void> {
  const { random, chain } = world
  const { waiting, epochs } = chain.state.distributor
  const one = epochs[waiting - 1]
  if (one === undefined || random.chance(one.right ? 0.9 : 0.1)) return
  const args = [BigInt(waiting), one.right ? 'out of caution' : 'not what the fees give']
  await broadcast(world, call(world, guardian, 'revoke', args))
}

/**
 * Anyone: accepts what waits, or claims for an account by a leaf of any accepted epoch, also a
 * second time.
 */
export async function helpOn(world: World): Promise<void> {
  const { random, chain, leaves: known } = world
  const { waiting, epochs } = chain.state.distributor
  const who = random.pick(people)
  const send = (name: string, args: readonly unknown[]) =>
    broadcast(world, call(world, who, name, args))
  if (waiting > 0 && random.chance(0.6)) return send('accept', [BigInt(waiting)])
  const accepted = epochs.filter(({ state }) => state === 'accepted')
  if (accepted.length === 0) return
  const one = random.pick(accepted)
  const leaves = known.get(one.root) ?? leavesUpTo(chain.state, one.upToBlock)
  if (leaves.length === 0) return
  const leaf = random.pick(leaves)
  const { account, amount } = leaf
  const proof = treeOf(leaves).proof(leaf)
  const [number, index] = [BigInt(epochs.indexOf(one) + 1), BigInt(leaves.indexOf(leaf))]
  await send('claim', [account, [number], [index], [nobody], [amount], [proof]])
}

/** Usually an account that has something there. */
export function whoEarned({ random, chain }: World): Address {
  const earners = [...new Set(chain.state.distributor.credits.map(({ account }) => account))]
  return earners.length > 0 && random.chance(0.85) ? random.pick(earners) : random.pick(people)
}
