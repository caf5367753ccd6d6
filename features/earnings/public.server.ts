import type { Income } from '#platform/server/feature.ts'
import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { coinOf } from './server/coins.ts'
import { claimOf, post } from './server/ledger.ts'

/** What other features report to the ledger. */

/** For the indexer of a contract that splits fees in coins: what `IMoney`'s events are in its book. */
export { coinFees } from './server/coinFees.ts'

/** A reward that a contract paid: credited to its owner and collected in one event. */
export function rewardPaid(
  event: EventContext,
  /** As the feature's manifest declares it. */
  { kind, coin: symbol }: Income,
  paid: {
    /** The contract, by its name in the deployment. */
    readonly book: string
    readonly account: Address
    /** Base units of the coin. */
    readonly amount: bigint
  },
): Promise<void> {
  const { book, account, amount } = paid
  const coin = coinOf(event, symbol)
  return post(event, book, [
    { kind, debit: 'reserve', credit: account, coin, amount },
    claimOf(kind, account, coin, amount),
  ])
}
