import type { Address } from '#platform/std/address.ts'
import type { decimalsOf } from '#platform/std/amount.ts'
import type { Table } from '#platform/std/chainTable.ts'
import type { Migration } from 'kysely'

import type { App } from './app.ts'
import type { BoundEndpoint } from './bind.ts'
import type { ExitKeys } from './exit.ts'
import type { Holdings } from './holding.ts'
import type { FileRoute } from './http/fileRoutes.ts'
import type { Indexer } from './indexer/contract.ts'
import type { Owes } from './owed.ts'
import type { Powers } from './power.ts'
import type { Releases } from './release.ts'
import type { Reserves } from './reserve.ts'

/** What one earns with a feature: one word among the kinds of all, and the coin that its contracts pay. */
export interface Income {
  readonly kind: string
  readonly coin: keyof typeof decimalsOf
}

/** What one feature brings to the server. */
export interface ServerFeature {
  readonly name: string
  readonly tables?: readonly Table[]
  /** Another number has the chain read again: its indexers make other rows of events, in tables that stay as they are. */
  readonly reads?: number
  /** Of what users wrote. Kept as `feature/0001-name`; features' migrations may interleave. */
  readonly migrations?: Readonly<Record<string, Migration>>
  readonly endpoints: readonly BoundEndpoint[]
  readonly indexers?: readonly Indexer[]
  /** Files from its users, public to all. */
  readonly files?: readonly FileRoute[]
  readonly income?: readonly Income[]
  /** What it has set aside; `order` among the reserves of all. */
  readonly reserves?: { readonly order: number; readonly now: Reserves }
  /** What its contracts owe beside that; `order` among those of all. */
  readonly owed?: { readonly order: number; readonly now: Owes }
  /** What an address has with it; `order` among the holdings of all. */
  readonly holdings?: { readonly order: number; readonly now: Holdings }
  /** What it pays to accounts from a time on; `order` among those of all. */
  readonly releases?: { readonly order: number; readonly now: Releases }
  /** Who can do what with its contracts. */
  readonly powers?: Powers
  /** Positions that its contracts do not list by account. */
  readonly exits?: ExitKeys
  /** Exactly one feature answers whether an address is active. */
  readonly isActive?: (app: App, address: Address) => Promise<boolean>
}

/** What the features declare for one another. */
export interface Declared {
  readonly income: readonly Income[]
  readonly reserves: readonly Reserves[]
  readonly owed: readonly Owes[]
  readonly holdings: readonly Holdings[]
  readonly releases: readonly Releases[]
  readonly powers: readonly Powers[]
  /** Contracts of the deployment that the features ask an allowance for, by their names, each once. */
  readonly spenders: readonly string[]
  readonly exits: readonly { readonly feature: string; readonly keys: ExitKeys }[]
}

/** A feature as its folder gives it: its endpoints may hang on what all features declare. */
export type Manifest = Omit<ServerFeature, 'endpoints'> & {
  readonly endpoints: readonly BoundEndpoint[] | ((declared: Declared) => readonly BoundEndpoint[])
}
