import { type Hex, concatHex, keccak256, numberToHex, sliceHex } from 'viem'

import { secretBefore } from '../draw.ts'

/**
 * The chains of secrets, each computed from the master secret when it is needed. A backup of the master is a backup of
 * all of them.
 */

/** The master secret, 32 bytes, and the contract it is used with, 0x and 40 hex digits. */
export interface Root {
  readonly master: Hex
  readonly contract: Hex
}

/** As many secrets as an urn can have cards: no chain needs more. */
const length = 100

/**
 * The chain that is posted where request `first` of a series is the next: its tip, then the secret of each
 * request from `first` on. Numbers are those of the series, from 1.
 */
export function chainOf({ master, contract }: Root, seriesId: bigint, first: number): Hex[] {
  const numbers = [numberToHex(seriesId, { size: 32 }), numberToHex(first, { size: 32 })]
  const chain = [sliceHex(keccak256(concatHex([master, contract, ...numbers])), 0, 20)]
  while (chain.length <= length) chain.push(secretBefore(chain.at(-1)!))
  return chain.toReversed()
}

/**
 * The secrets after a tip on chain, the next one first; null if the master does not produce that tip. `last`: the
 * number of the series' last request; the present chain began no later than after it.
 */
export function secretsAfter(
  root: Root,
  seriesId: bigint,
  tip: Hex,
  last: number,
): readonly Hex[] | null {
  for (let first = last + 1; first > 0; first -= 1) {
    const chain = chainOf(root, seriesId, first)
    const place = chain.indexOf(tip)
    if (place >= 0) return chain.slice(place + 1)
  }
  return null
}
