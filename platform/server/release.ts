import type { Address } from '#platform/std/address.ts'

import type { Call } from './call.ts'

/** waiting: its time has not come · unlocked: some of it can be withdrawn · withdrawn: all of it was */
export type ReleaseState = 'waiting' | 'unlocked' | 'withdrawn'

/** An amount of a coin that belongs to an account and is paid from a time on. Base units of the coin. */
export interface Release {
  /** The contract's name in the deployment. */
  readonly contract: string
  readonly coin: Address
  /** Number of its stage; null of what has none. */
  readonly stage: number | null
  /** Unix seconds, which name it in its contract; null of what is named otherwise. */
  readonly createTime: number | null
  readonly time: number
  readonly amount: bigint
  readonly withdrawn: bigint
  readonly state: ReleaseState
}

/** What is still to be paid of a coin. Base units. */
export interface ReleaseSum {
  readonly coin: Address
  readonly amount: bigint
}

/** What a feature's contracts pay from a time on. */
export interface Releases {
  /** One word among the kinds of all features: `lock`. */
  readonly kind: string
  /** The caller's, in an order of the feature's, and how many there are. */
  readonly list: (
    call: Call,
    part: { readonly offset: number; readonly limit: number },
  ) => Promise<{ readonly total: number; readonly rows: readonly Release[] }>
  /** Of all accounts, and the caller's where a session is; `coins`: how many there are, of which the first are given. */
  readonly sums: (call: Call) => Promise<{
    readonly coins: number
    readonly all: readonly ReleaseSum[]
    readonly mine: readonly ReleaseSum[] | null
  }>
}
