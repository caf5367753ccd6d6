import { type Address, addressToHex20 } from '#platform/std/address.ts'
import {
  type Hex,
  concat,
  encodeAbiParameters,
  keccak256,
  sha256,
  stringToBytes,
  zeroHash,
} from 'viem'

import { nobody, places } from '../people.ts'
import type { Leaf } from './distributorState.ts'
import type { State } from './state.ts'

/** What the fees up to a block give beyond the credits up to it, in the order of accounts. */
export function leavesUpTo({ distributor: { fees, credits } }: State, block: number): Leaf[] {
  const sums = new Map<Address, bigint>()
  const add = (account: Address, amount: bigint): void => {
    sums.set(account, (sums.get(account) ?? 0n) + amount)
  }
  for (const { level1, bonus, block: at } of fees) {
    if (level1 !== null && at <= block) add(level1, bonus)
  }
  for (const { account, amount, block: at } of credits) if (at <= block) add(account, -amount)
  const leaves = [...sums].map(([account, amount]) => ({ account, amount }))
  return leaves
    .filter(({ amount }) => amount > 0n)
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
}

export const totalOf = (leaves: readonly Leaf[]): bigint =>
  leaves.reduce((sum, { amount }) => sum + amount, 0n)

const words = ['uint256', 'address', 'address', 'uint256'].map((type) => ({ type }))

export const hashOf = (index: bigint, account: Address, token: Address, amount: bigint): Hex =>
  keccak256(
    keccak256(
      encodeAbiParameters(words, [
        index,
        `0x${addressToHex20(account)}`,
        `0x${addressToHex20(token)}`,
        amount,
      ]),
    ),
  )

/** As `MerkleProof` goes up from a leaf. */
export const climbTo = (leaf: Hex, proof: readonly Hex[]): Hex => proof.reduce(pair, leaf)

const pair = (a: Hex, b: Hex): Hex => keccak256(a < b ? concat([a, b]) : concat([b, a]))

/** OpenZeppelin's tree in a list: the lowest leaf is its last, and each place before the leaves the pair of 2i + 1 and 2i + 2. */
export function treeOf(leaves: readonly Leaf[]) {
  const hashes = leaves.map(({ account, amount }, i) => hashOf(BigInt(i), account, nobody, amount))
  const nodes = [...leaves.slice(1).map(() => zeroHash), ...hashes.toSorted().toReversed()]
  for (let i = leaves.length - 2; i >= 0; i--) nodes[i] = pair(nodes[2 * i + 1]!, nodes[2 * i + 2]!)
  return {
    root: nodes[0] ?? zeroHash,
    /** Siblings from the leaf up. */
    proof(leaf: Leaf): Hex[] {
      const siblings: Hex[] = []
      const hash = hashes[leaves.indexOf(leaf)]!
      for (let i = nodes.lastIndexOf(hash); i > 0; i = Math.floor((i - 1) / 2)) {
        siblings.push(nodes[i % 2 === 0 ? i - 1 : i + 1]!)
      }
      return siblings
    },
  }
}

/** SHA-256 of the data file, as its format is written down. */
export function fileHashOf(chainId: string, upToBlock: number, leaves: readonly Leaf[]): Hex {
  const lines = leaves.map(
    ({ account, amount }, i) => `[${i},"${account}","${nobody}","${amount}"]`,
  )
  const total = leaves.length === 0 ? '' : `{"token":"${nobody}","amount":"${totalOf(leaves)}"}`
  const file =
    `{"format":"tessera-epoch-2","chainId":"${chainId}","distributor":"${places.RewardDistributor}",` +
    `"upToBlock":${upToBlock},"root":"${treeOf(leaves).root}","totals":[${total}],"leaves":[${lines.join()}]}\n`
  return sha256(stringToBytes(file))
}
