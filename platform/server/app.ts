import type { Deployment } from '#platform/chain/deployment.ts'
import type { TronNode } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'
import type { Table } from '#platform/std/chainTable.ts'
import type { Logger } from 'pino'
import type { Abi } from 'viem'

import type { ChainClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/db.ts'
import type { Made } from './indexer/contract.ts'
import type { Orders } from './orders/orders.ts'

export type { Database } from './database/db.ts'

/** Everything a handler may need, built in one place. */
export interface App {
  readonly config: Config
  readonly log: Logger
  readonly db: Database
  /** What answers those who are not signed in, where a replica may; `db` without one. */
  readonly reads?: Database
  readonly node: TronNode
  readonly deployment: Deployment
  readonly clock: ChainClock
  readonly orders: Orders
  /** Names of the features that are on. */
  readonly features: readonly string[]
  /** Theirs and the platform's. */
  readonly tables: readonly Table[]
  /** ABI by the contract's name in the deployment. */
  readonly abis: ReadonlyMap<string, Abi>
  /** Kinds of contracts that contracts of the deployment make. */
  readonly made: readonly Made[]
  /** Folder of the built web app; null where the calls alone are served. */
  readonly webFolder: string | null
  /** Where readers open the app: what they sign names it. */
  readonly origin: string
  readonly isActive: (address: Address) => Promise<boolean>
}
