import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

import { type Steps, isStepDone, sortedBy } from './steps.ts'

/** OpenZeppelin's standard tree of (uint256, address, address, uint256): what `MerkleProof` of RewardDistributor checks. */

/** Bytes as `0x` and their hex digits. */
export type Hex = `0x${string}`

/** `account` and `token` as 40 hex digits. Hashed twice, so that no inner node can be taken for a leaf. */
export function leafHash(index: number, account: string, token: string, amount: bigint): Hex {
  const parts = [index.toString(16), account, token, amount.toString(16)]
  const words = parts.map((part) => part.padStart(64, '0'))
  return `0x${bytesToHex(keccak_256(keccak_256(hexToBytes(words.join('')))))}`
}

const wordBytes = 32

const wordAt = (words: Uint8Array, i: number): Uint8Array =>
  words.subarray(wordBytes * i, wordBytes * (i + 1))

/**
 * A complete binary tree in one row of words, root first: the children of i are 2i + 1 and 2i + 2; leaves are at the
 * end.
 */
export class Tree {
  /** Zero of no leaves. */
  readonly root: Hex
  private readonly words: Uint8Array
  /** The word of each leaf, by its place in the list. */
  private readonly wordOf: Uint32Array

  private constructor(words: Uint8Array, wordOf: Uint32Array) {
    this.words = words
    this.wordOf = wordOf
    this.root = this.hex(0)
  }

  static *of(leaves: readonly Hex[]): Steps<Tree> {
    const last = 2 * leaves.length - 2
    const words = new Uint8Array(wordBytes * Math.max(last + 1, 1))
    const wordOf = new Uint32Array(leaves.length)
    const order = yield* sortedBy([...leaves.keys()], '0x00'.length, (place) => leaves[place]!)
    for (const [i, leaf] of order.entries()) {
      wordOf[leaf] = last - i
      words.set(hexToBytes(leaves[leaf]!.slice(2)), wordBytes * (last - i))
      if (isStepDone(i)) yield
    }
    for (let i = leaves.length - 2; i >= 0; i--) {
      words.set(pair(wordAt(words, 2 * i + 1), wordAt(words, 2 * i + 2)), wordBytes * i)
      if (isStepDone(i)) yield
    }
    return new Tree(words, wordOf)
  }

  /** Siblings of a leaf, from the lowest up, by its place in the list. */
  proof(place: number): readonly Hex[] {
    const found: Hex[] = []
    for (let i = this.wordOf[place]!; i > 0; i = (i - 1) >> 1) {
      found.push(this.hex(i % 2 === 0 ? i - 1 : i + 1))
    }
    return found
  }

  private hex(i: number): Hex {
    return `0x${bytesToHex(wordAt(this.words, i))}`
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
