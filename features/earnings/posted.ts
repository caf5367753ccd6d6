import type { Address } from '#platform/std/address.ts'

import type { Epoch } from './epoch.ts'

/** The arguments of the builder's call that describe an epoch. */
export interface Posted {
  readonly root: string
  readonly dataHash: string
  /** Lists in the order of tokens. */
  readonly tokens: readonly Address[]
  readonly totals: readonly bigint[]
}

/** The values of a posted epoch. */
export const toPost = ({ root, dataHash, totals }: Epoch): Posted => ({
  root,
  dataHash,
  tokens: totals.map(({ token }) => token),
  totals: totals.map(({ amount }) => amount),
})

/**
 * Whether exactly this was posted: with a lower total not every leaf is paid, with a higher one funds are bound for
 * nothing.
 */
export function isPostedAs(posted: Posted, epoch: Epoch): boolean {
  const own = toPost(epoch)
  return (
    posted.root === own.root &&
    posted.dataHash === own.dataHash &&
    posted.tokens.join() === own.tokens.join() &&
    posted.totals.join() === own.totals.join()
  )
}
