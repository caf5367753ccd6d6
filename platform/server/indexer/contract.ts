import type { Plain } from '#platform/chain/abi.ts'
import type { Address } from '#platform/std/address.ts'
import type { Transaction } from 'kysely'
import type { Abi, ContractEventName, GetEventArgs } from 'viem'

/** Where and when an event happened, and the transaction of the block it is written in. */
export interface EventContext {
  // A feature reads and writes its own tables only; it names their types itself.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly db: Transaction<any>
  readonly block: number
  /** Unix seconds. */
  readonly time: number
  readonly txHash: string
  readonly txIndex: number
  readonly logIndex: number
  readonly contract: Address
}

export interface Indexer {
  /** Name in the deployment. */
  readonly contract: string
  readonly abi: Abi
  readonly handlers: Readonly<
    Record<string, ((event: EventContext & { args: never }) => Promise<void>) | undefined>
  >
}

type Args<A extends Abi, E extends ContractEventName<A>> = Plain<
  GetEventArgs<A, E, { EnableUnion: false; IndexedOnly: false; Required: true }>
>

/** What is done at each event of a contract. A handler must give the same rows whenever it is run again. */
export function indexContract<const A extends Abi>(
  contract: string,
  abi: A,
  handlers: {
    [E in ContractEventName<A>]?: (event: EventContext & { args: Args<A, E> }) => Promise<void>
  },
): Indexer {
  return { contract, abi, handlers: handlers as unknown as Indexer['handlers'] }
}
