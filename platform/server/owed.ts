import type { Address } from '#platform/std/address.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import type { Call } from './call.ts'

/** What a contract owes of a coin, apart from promised rewards: reserves contain these. */
export interface Owed {
  /** A word of the feature's, or of one of its reserves: `cardMarket`. */
  readonly what: string
  readonly contract: Address
  /** The zero address for the chain's own. */
  readonly coin: Address
  /** Base units; null if only the node knows it, and does not answer. */
  readonly amount: bigint | null
  readonly sources: readonly Source[]
}

/**
 * A feature reports what its contracts owe, the largest first: as the contract itself states it, else by the index.
 * `contract`: of that one alone, then by the contract itself wherever it can. A network without a contract has none.
 */
export type Owes = (call: Call, contract: Address | null) => Promise<readonly Owed[]>

/** A contract's own figures; while the node is silent, the other ones. */
export async function orIfSilent<T>(asking: Promise<T>, other: () => T | Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof Failure && error.kind === failures.NODE_UNAVAILABLE) return other()
    throw error
  }
}
