import { type Hex, concatHex, encodeAbiParameters, keccak256, numberToHex, sliceHex } from 'viem'

/** The same draw as `contract/Draw.sol` and `Urn.sol` make, so that anyone can reckon one again. */

/** What a draw follows from: the values of the events `Requested` and `Settled`. */
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
  return sliceHex(keccak256(secret), 0, 20)
}

/** What all boxes of a request are drawn with. */
export function wordOf({ secret, seed, blockHash, requestId, contract }: DrawSources): Hex {
  const types = ['bytes20', 'bytes32', 'bytes32', 'uint256', 'address'] as const
  return keccak256(
    encodeAbiParameters(
      types.map((type) => ({ type })),
      [secret, seed, blockHash, requestId, contract],
    ),
  )
}

/** What the box at a place of a request, from 0, is drawn with. */
export function wordAt(word: Hex, place: number): Hex {
  return keccak256(concatHex([word, numberToHex(place, { size: 32 })]))
}

/**
 * Takes one card out of an urn, which is changed: the last card takes the place of the drawn one.
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

/** The cards of a request of so many boxes, one after another; the urn is changed. */
export function drawAll<Card>(urn: Card[], word: Hex, count: number): Card[] {
  return Array.from({ length: count }, (_, place) => drawFrom(urn, wordAt(word, place)))
}
