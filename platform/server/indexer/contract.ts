import type { EventArgs } from '#platform/chain/log.ts'
import type { NodeLog } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'
import type { Kysely } from 'kysely'
import type { Abi, ContractEventName } from 'viem'

import type { Store } from './store.ts'

/** A block that is written, and the rows that it is written to. A feature has its own tables only. */
export interface BlockContext {
  readonly store: Store
  /**
   * For what the store cannot answer: the database, once it has all that was written so far. To read alone, and rarely:
   * rows are not collected meanwhile.
   */
  // A feature names the types of its tables itself.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly sql: () => Promise<Kysely<any>>
  readonly block: number
  /** Unix seconds. */
  readonly time: number
  /** As the deployment has it: 0x and 8 hex digits. */
  readonly chainId: string
  /** Of another contract of the deployment, by its name; an error that names it where there is none. */
  readonly address: (name: string) => Address
}

/** Where and when an event happened. */
export interface EventContext extends BlockContext {
  readonly txHash: string
  readonly txIndex: number
  readonly logIndex: number
  readonly contract: Address
  /** Who signed the transaction: the caller itself, where no contract stands between. */
  readonly sender: Address
}

export interface Indexer {
  /** Name in the deployment. Several features may read one contract; each keeps its own rows of it. */
  readonly contract: string
  readonly abi: Abi
  /** Not every network has it: without it nothing is read. */
  readonly optional?: true
  /**
   * Of a contract that is not ours and that all accounts call: which calls to it are read, by their
   * calldata, hex without 0x. Nothing else of it is, whatever events it has. Without it everything
   * is.
   */
  readonly filter?: (data: string, address: (contract: string) => Address) => boolean
  readonly handlers: Readonly<
    Record<string, ((event: EventContext & { args: never }) => Promise<void>) | undefined>
  >
  /**
   * What time alone changes, done at the beginning of each block: its transactions find it done. Runs
   * for every block there is, so where nothing is due it reads one entry of an index and no more.
   */
  readonly atBlock?: (context: BlockContext) => Promise<void>
  /**
   * What is worked out once for all events of a block, after the last of them and before the block is written. `more`:
   * another block follows in the same transaction, and both are final. What only adds up may wait for it, where all rows
   * come out as if it had not.
   */
  readonly afterBlock?: (context: BlockContext, more: boolean) => Promise<void>
  readonly factory?: Made
  /** By their first topic, 64 hex digits, events that the called contract itself emits, whichever contract that is. */
  readonly anywhere?: Readonly<Record<string, SeenLog>>
  /** A contract of the deployment that this one's calls let take the coin. */
  readonly spender?: string
}

/**
 * Collects a log that is not decoded yet, for `afterBlock`. It is called for most blocks of the chain: what it has no
 * use for costs a comparison and no more. `event.contract` is not of the deployment, as a rule.
 */
export type SeenLog = (event: EventContext, log: NodeLog) => void

/** Contracts that a contract of the deployment makes, a pool for two coins: no deployment names their addresses. */
export interface Made {
  /** What they all are, in the source. */
  readonly contract: string
  readonly abi: Abi
  readonly handlers: Indexer['handlers']
  /** The maker's event for a new one, and its argument that is the address. */
  readonly emitted: { readonly event: string; readonly argument: string }
  /** Where the feature's rows have them: from the event, in blocks that stand. */
  readonly rows: { readonly table: string; readonly address: string }
}

type Handlers<A extends Abi> = {
  readonly [E in ContractEventName<A>]?: (
    event: EventContext & { args: EventArgs<A, E> },
  ) => Promise<void>
}

/** What is done at each event of contracts that another makes; `rows` and `emitted` state which. */
export function indexMade<const A extends Abi>(
  made: Pick<Made, 'contract' | 'emitted' | 'rows'> & {
    readonly abi: A
    readonly handlers: Handlers<A>
  },
): Made {
  return made as unknown as Made
}

/** What is done at each event of a contract. A handler must give the same rows whenever it is run again. */
export function indexContract<const A extends Abi>(
  contract: string,
  abi: A,
  handlers: Handlers<A>,
  more: Pick<Indexer, 'atBlock' | 'afterBlock' | 'factory' | 'optional'> = {},
): Indexer {
  return { contract, abi, handlers: handlers as unknown as Indexer['handlers'], ...more }
}
