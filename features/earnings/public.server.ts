import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import type { IncomeKind } from './kinds.ts'
import { post } from './server/ledger.ts'

/** What other features tell the ledger. */

/** A reward that a contract paid at once: credited to its owner and collected, in the coin that it is paid in. */
export const rewardPaid = (
  event: EventContext,
  reward: {
    /** The contract, by its name in the deployment. */
    readonly book: string
    readonly kind: Extract<IncomeKind, 'cards' | 'liquidity' | 'staking'>
    readonly account: Address
    readonly coin: Address
    readonly amount: bigint
  },
): Promise<void> => {
  const { book, kind, account, coin, amount } = reward
  return post(event, book, [
    { kind, debit: 'reserve', credit: account, coin, amount },
    { kind: 'claim', debit: account, credit: 'paid', coin, amount },
  ])
}
