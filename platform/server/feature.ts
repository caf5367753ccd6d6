import type { Address } from '#platform/std/address.ts'
import type { Table } from '#platform/std/chainTable.ts'
import type { Migration } from 'kysely'

import type { App } from './app.ts'
import type { BoundEndpoint } from './bind.ts'
import type { FileDoor } from './http/fileDoors.ts'
import type { Indexer } from './indexer/contract.ts'

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
  /** Files that its users gave, for everybody to see. */
  readonly files?: readonly FileDoor[]
  /** Exactly one feature answers whether an address is active. */
  readonly isActive?: (app: App, address: Address) => Promise<boolean>
}
