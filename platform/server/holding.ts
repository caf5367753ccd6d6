import type { Subject } from '#platform/std/action.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import type { Call } from './call.ts'

/** Where a holding is counted. Claimable: its owner gets it by one claim, at any time. */
export const holdingParts = ['wallet', 'cards', 'staked', 'claimable'] as const
export type HoldingPart = (typeof holdingParts)[number]

/** What an address has with a feature, now. */
export interface Holding {
  /** One word among those of all features, which the web manifest names: `termStakes`. */
  readonly what: string
  readonly part: HoldingPart
  /** Of the coin, the pool or the level: `TES/USDT`. */
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  /** A coin that has a price, or its worth in base units of USDT; null where nothing shows it. */
  readonly valued: { readonly coin: Address } | { readonly worth: bigint | null }
  /** What its claim is asked with. */
  readonly subject?: Subject
  readonly sources: readonly Source[]
}

/** One holding a coin, a pool or a level, however many positions there are; a network without the contract has none. */
export type Holdings = (call: Call) => Promise<readonly Holding[]>
