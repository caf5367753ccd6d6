import type { App } from '#platform/server/app.ts'

import type { ChainEvent, Handlers } from './chainEvents.ts'
import type { Findings } from './compare.ts'
import type { Table } from './table.ts'

/** What the audit recomputes of a feature: `audit.ts` of its folder. It shares nothing with the feature's indexers. */
export interface FeatureAudit {
  /**
   * By contract, what it emits, written down once more: the ABIs of the index's decoder are not
   * used.
   */
  readonly events: Readonly<Record<string, readonly string[]>>
  /** Events that name a contract which no deployment names: by event, the argument and the contract. */
  readonly factory?: Readonly<Record<string, readonly [argument: string, contract: string]>>
  /** Rewards that a contract credits and pays at once, by event; the events of all may name its coin. */
  readonly rewards?: Readonly<
    Record<string, (args: never, at: ChainEvent, events: readonly ChainEvent[]) => Reward>
  >
  /** Contracts that split fees in coins: they emit the events of `IMoney`. */
  readonly money?: readonly string[]
  /** Where something is pledged and taken back. */
  readonly pledges?: (book: PledgeBook) => Handlers
  /** What its tables should have; what else was compared goes to `found`. */
  readonly tables?: (chain: Chain, found: Findings) => readonly Table[] | Promise<readonly Table[]>
}

export interface Chain {
  readonly app: App
  /** In their order. */
  readonly events: readonly ChainEvent[]
  readonly audits: readonly (FeatureAudit & { readonly feature: string })[]
}

export interface Reward {
  readonly kind: string
  /** Its address, the zero address for the chain's own; TES without it. */
  readonly coin?: string
  readonly account: string
  readonly amount: bigint
}

/** Pledges of one feature while the events are replayed; worths in base units of USDT, by the averages of the moment. */
export interface PledgeBook {
  worthOf(coin: string, amount: bigint): bigint
  worthOfShares(pool: string, amount: bigint): bigint
  /** Something without a worth counts nothing. */
  add(event: ChainEvent, position: string, owner: string, worth: bigint): void
  /** Of what is left of it such a part, rounded down; nothing where it counted nothing. */
  take(event: ChainEvent, position: string, part?: bigint, of?: bigint): void
  /** Counts units of an asset that an account has there; returns how many they were. */
  hold(asset: string, owner: string, by: bigint): bigint
}
