import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import type { IncomeKind } from './kinds.ts'
import { post } from './server/ledger.ts'

/** What other features tell the ledger. */

/** A reward in TES that a contract paid: credited to its owner, and collected, at once. */
export function rewardPaid(
  event: EventContext,
  reward: {
    /** The contract, by its name in the deployment. */
    readonly book: string
    readonly kind: Extract<IncomeKind, 'cards' | 'liquidity' | 'staking'>
    readonly account: Address
    /** Base units of TES. */
    readonly amount: bigint
  },
): Promise<void> {
  const { book, kind, account, amount } = reward
  const coin = event.address('Tes')
  return post(event, book, [
    { kind, debit: 'reserve', credit: account, coin, amount },
    { kind: 'claim', debit: account, credit: 'paid', coin, amount },
  ])
}
