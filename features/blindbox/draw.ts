import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** The same draw as in `contract/Draw.sol` and `Urn.sol`, so that anyone can recompute one. */

/** Bytes as `0x` and their hex digits. */
export type Hex = `0x${string}`

/** The inputs of a draw: values of the events `Requested` and `Settled`. */
export interface DrawSources {
  /** 20 bytes. */
  readonly secret: Hex
  readonly seed: Hex
  /** Of the block after the request's. */
  readonly blockHash: Hex
  readonly requestId: bigint
  /** The contract, 0x and 40 hex digits. */
  readonly contract: Hex
}

/** The secret before this one: the chain's tip is the one before its first. */
export function secretBefore(secret: Hex): Hex {
  return hashOf(secret.slice(2)).slice(0, 42) as Hex
}

/** The word that all boxes of a request are drawn with. */
export function wordOf({ secret, seed, blockHash, requestId, contract }: DrawSources): Hex {
  // As the ABI has them: bytes fill a word from the left, numbers and addresses from the right.
  const words = [
    secret.slice(2).padEnd(64, '0'),
    seed.slice(2),
    blockHash.slice(2),
    numbered(requestId),
    contract.slice(2).padStart(64, '0'),
  ]
  return hashOf(words.join(''))
}

/** The number that the box at a place of a request, from 0, is drawn with. */
export function wordAt(word: Hex, place: number): Hex {
  return hashOf(word.slice(2) + numbered(place))
}

/**
 * Takes one card out of the urn and changes it: the last card takes the place of the drawn one.
 * @throws RangeError if the urn is empty
 */
export function drawFrom<Card>(urn: Card[], word: Hex): Card {
  const last = urn.pop()
  if (last === undefined) throw new RangeError('the urn is empty')
  const place = Number(BigInt(word) % BigInt(urn.length + 1))
  const drawn = urn[place]
  if (place === urn.length || drawn === undefined) return last
  urn[place] = last
  return drawn
}

/** The cards of a request of several boxes, in order; changes the urn. */
export function drawAll<Card>(urn: Card[], word: Hex, count: number): Card[] {
  return Array.from({ length: count }, (_, place) => drawFrom(urn, wordAt(word, place)))
}

const numbered = (value: bigint | number): string => value.toString(16).padStart(64, '0')

/** keccak256 of bytes in bare hex. */
const hashOf = (hex: string): Hex => `0x${bytesToHex(keccak_256(hexToBytes(hex)))}`
