import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import type { Call } from './call.ts'

/** What a feature has laid aside for its promises, now. Base units of the coin. */
export interface Reserve {
  /** A word of the feature's: `cards`. */
  readonly what: string
  readonly coin: Address
  /** Who has the coins. */
  readonly holder: Address
  readonly balance: bigint
  readonly promised: bigint
  /** Not promised to anybody. */
  readonly free: bigint
  /** Days that what is free lasts at the pace of the last 30 days; null without a pace. */
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

/** A feature tells of its reserves; a network without its contract has none. */
export type Reserves = (call: Call) => Promise<readonly Reserve[]>
