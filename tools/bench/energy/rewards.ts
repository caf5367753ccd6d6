import { type Hex, encodePacked, keccak256 } from 'viem'
import { deployed } from '#apps/deploy/deployed.ts'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import { leafOf, treeOf } from '../../../scripts/energy-rewards.ts'
import { type World, onNetwork } from '../../../scripts/energy.ts'
import { must } from '#features/lp/testing/energy.ts'
import type { Measured } from '../figure.ts'

interface Walked {
  readonly first: number
  readonly second: number
}

const amount = 10n ** 18n

/**
 * A holder of TES claims 1 TES and then another of the same distribution, by proofs of 20 siblings. Both share a word
 * between 256 leaves; elsewhere each distribution is a contract of its own.
 */
export async function besideRewards(artifacts: Artifacts): Promise<Measured[]> {
  const ours = await onNetwork(walkOurs)
  const peer = await onNetwork((world) => walkPeer(world, artifacts))
  const row = (name: string, which: keyof Walked): Measured => ({
    name,
    unit: 'energy',
    ours: ours[which],
    peer: { name: 'Uniswap MerkleDistributor', value: peer[which] },
  })
  return [
    row('claim a reward in TES, the first of its word', 'first'),
    row('claim a reward in TES, another of it', 'second'),
  ]
}

async function equip(world: World): Promise<Hex> {
  await must(world.send('deployer', 'Tes', 'transfer', [world.hex('heidi'), amount]))
  return world.hex('heidi')
}

async function walkOurs(world: World): Promise<Walked> {
  const heidi = await equip(world)
  const tes = world.hex('Tes')
  await must(
    world.send('deployer', 'Tes', 'transfer', [world.hex('RewardDistributor'), 2n * amount]),
  )
  const leaves = [leafOf(0n, heidi, tes, amount), leafOf(1n, heidi, tes, amount)] as const
  const { root, proof } = treeOf(...leaves)
  const upTo = BigInt(world.net.status().head.number)
  const by = (who: string, name: string, args: readonly unknown[]) =>
    must(world.send(who, 'RewardDistributor', name, args))
  await by('deployer', 'post', [root, root, upTo, [tes], [2n * amount]])
  await world.net.travel(60)
  await by('deployer', 'accept', [1n])
  const claim = (index: bigint, siblings: readonly Hex[]) =>
    by('ivan', 'claim', [heidi, [1n], [index], [tes], [amount], [siblings]])
  const first = await claim(0n, proof)
  return { first, second: await claim(1n, [leaves[0], ...proof.slice(1)]) }
}

async function walkPeer(world: World, artifacts: Artifacts): Promise<Walked> {
  const heidi = await equip(world)
  const peers = deployed(world, artifacts)
  const name = 'PeerMerkleDistributor'
  // Two of the same word.
  const leaf = (index: bigint): Hex =>
    keccak256(encodePacked(['uint256', 'address', 'uint256'], [index, heidi, amount]))
  const { root, proof } = treeOf(leaf(0n), leaf(1n))
  await peers.deploy(name, [world.hex('Tes'), root])
  await must(world.send('deployer', 'Tes', 'transfer', [peers.hex(name), 2n * amount]))
  const first = await must(peers.send('ivan', name, 'claim', [0n, heidi, amount, proof]))
  const second = await must(
    peers.send('ivan', name, 'claim', [1n, heidi, amount, [leaf(0n), ...proof.slice(1)]]),
  )
  return { first, second }
}
