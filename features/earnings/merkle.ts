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

const wordBytes = 32

/** A complete binary tree in one row of words, root first: the children of i are 2i + 1 and 2i + 2; leaves lie at the end. */
export class Tree {
  /** Zero of no leaves. */
  readonly root: Hex
  private readonly words: Uint8Array
  /** By its place among those given, the word of each leaf. */
  private readonly wordOf: Uint32Array

  constructor(leaves: readonly Hex[]) {
    const last = 2 * leaves.length - 2
    this.words = new Uint8Array(wordBytes * Math.max(last + 1, 1))
    this.wordOf = new Uint32Array(leaves.length)
    const order = [...leaves.keys()].toSorted((a, b) => (leaves[a]! < leaves[b]! ? -1 : 1))
    for (const [i, leaf] of order.entries()) {
      this.wordOf[leaf] = last - i
      this.words.set(hexToBytes(leaves[leaf]!.slice(2)), wordBytes * (last - i))
    }
    for (let i = leaves.length - 2; i >= 0; i--) {
      this.words.set(pair(this.word(2 * i + 1), this.word(2 * i + 2)), wordBytes * i)
    }
    this.root = this.hex(0)
  }

  /** Siblings of a leaf, from the lowest up, by its place among those given. */
  proof(place: number): readonly Hex[] {
    const found: Hex[] = []
    for (let i = this.wordOf[place]!; i > 0; i = (i - 1) >> 1) {
      found.push(this.hex(i % 2 === 0 ? i - 1 : i + 1))
    }
    return found
  }

  private word(i: number): Uint8Array {
    return this.words.subarray(wordBytes * i, wordBytes * (i + 1))
  }

  private hex(i: number): Hex {
    return `0x${bytesToHex(this.word(i))}`
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
