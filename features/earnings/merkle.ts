import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** OpenZeppelin's standard tree of (address, address, uint256): what `MerkleProof` of RewardDistributor checks. */

/** Bytes as `0x` and their hex digits. */
export type Hex = `0x${string}`

/** `account` and `token` as 40 hex digits. Hashed twice, so that no inner node can be taken for a leaf. */
export function leafHash(account: string, token: string, cumulative: bigint): Hex {
  const words = [account, token, cumulative.toString(16)].map((word) => word.padStart(64, '0'))
  return `0x${bytesToHex(keccak_256(keccak_256(hexToBytes(words.join('')))))}`
}

export interface Tree {
  /** Zero of no leaves. */
  readonly root: Hex
  /** Siblings of a leaf, from the lowest up, by its place among those given. */
  proof(place: number): readonly Hex[]
}

/** A complete binary tree in one list, root first: the children of i are 2i + 1 and 2i + 2; leaves lie at the end. */
export function treeOf(leaves: readonly Hex[]): Tree {
  const nodes: Uint8Array[] = Array.from({ length: Math.max(2 * leaves.length - 1, 0) })
  const order = [...leaves.keys()].toSorted((a, b) => (leaves[a]! < leaves[b]! ? -1 : 1))
  const nodeOf = new Map(order.map((leaf, i) => [leaf, nodes.length - 1 - i]))
  for (const [leaf, node] of nodeOf) nodes[node] = hexToBytes(leaves[leaf]!.slice(2))
  for (let i = leaves.length - 2; i >= 0; i--) nodes[i] = pair(nodes[2 * i + 1]!, nodes[2 * i + 2]!)
  const hexOf = (node: Uint8Array): Hex => `0x${bytesToHex(node)}`
  return {
    root: hexOf(nodes[0] ?? new Uint8Array(32)),
    proof(place) {
      const found: Hex[] = []
      for (let i = nodeOf.get(place)!; i > 0; i = (i - 1) >> 1) {
        found.push(hexOf(nodes[i % 2 === 0 ? i - 1 : i + 1]!))
      }
      return found
    },
  }
}

/** The lower one first, as `MerkleProof` has it. */
function pair(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(64)
  const inOrder = bytesToHex(a) < bytesToHex(b)
  both.set(inOrder ? a : b, 0)
  both.set(inOrder ? b : a, 32)
  return keccak_256(both)
}
