import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import type { Call } from './call.ts'

/**
 * pace: what is free, at what was paid in the last 30 days · stream: all of it lies there, until its end · daily: what is
 * free, at the most that a day may promise
 */
export type RunwayBasis = 'pace' | 'stream' | 'daily'

/** What a feature has laid aside for its promises, now. Base units of the coin. */
export interface Reserve {
  /** A word of the feature's: `cards`. */
  readonly what: string
  readonly coin: Address
  /** Who has the coins. */
  readonly holder: Address
  readonly balance: bigint
  readonly promised: bigint
  /** Not promised. */
  readonly free: bigint
  /**
   * The number of days it is computed for; null where it has none, and pays what it has promised on
   * claim.
   */
  readonly reckoned: RunwayBasis | null
  /** Whole days that it lasts; null where nothing determines it. */
  readonly runwayDays: number | null
  readonly sources: readonly Source[]
}

export const reserveInText = ({
  balance,
  promised,
  free,
}: Pick<Reserve, 'balance' | 'promised' | 'free'>) => ({
  balance: String(balance),
  promised: String(promised),
  free: String(free),
})

/** A feature reports its reserves; a network without its contract has none. */
export type Reserves = (call: Call) => Promise<readonly Reserve[]>
