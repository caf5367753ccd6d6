import { type Address, zeroAddress } from '#platform/std/address.ts'

import type { Epoch } from './epoch.ts'

/** What the builder's call says of an epoch. */
export interface Posted {
  readonly root: string
  readonly dataHash: string
  /** Lists in the order of tokens. */
  readonly tokens: readonly Address[]
  readonly totals: readonly bigint[]
}

/** Base units of a token that were accepted before, 0 where none were. */
export type Accepted = (token: Address) => bigint

/**
 * What an epoch is posted with. The contract's totals never fall: where a false one was accepted whose total is higher
 * than what was earned, that total stays, until more was earned.
 */
export function toPost({ root, dataHash, totals }: Epoch, accepted: Accepted): Posted {
  return {
    root,
    dataHash,
    tokens: totals.map(({ token }) => token),
    totals: totals.map(({ token, amount }) => higher(amount, accepted(token))),
  }
}

/**
 * Whether somebody posted just that. No higher total passes either: with it the leaves of a false epoch would be paid
 * beyond what was accepted. Where nothing was earned yet the chain's own coin may be named all the same.
 */
export function isPostedAs(posted: Posted, own: Epoch, accepted: Accepted): boolean {
  const earned = new Map(own.totals.map(({ token, amount }) => [token, amount]))
  return (
    posted.root === own.root &&
    posted.dataHash === own.dataHash &&
    own.totals.every(({ token }) => posted.tokens.includes(token)) &&
    posted.tokens.every((token, i) => {
      const amount = earned.get(token) ?? (token === zeroAddress ? 0n : null)
      return amount !== null && posted.totals[i] === higher(amount, accepted(token))
    })
  )
}

const higher = (a: bigint, b: bigint): bigint => (a > b ? a : b)
