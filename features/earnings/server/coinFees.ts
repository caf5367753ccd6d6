import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { isListed } from './coins.ts'
import { addFee, type Fee, payout } from './fees.ts'
import { claimOf, owedIn, post } from './ledger.ts'

type Event<Args> = EventContext & { readonly args: Args }

interface Withdrawn {
  readonly account: Address
  readonly coin: Address
}

interface PotsPaid {
  readonly coin: Address
  readonly platformAmount: bigint
  readonly poolAmount: bigint
}

/**
 * From the events of `IMoney` to the ledger, of listed coins. A credit holds shares of fees beside payments that its
 * account had refused, and one call pays both: what it pays of fees is all that the ledger has as owed.
 */
export const coinFees = (book: string) => ({
  async CoinFeeSplit(event: Event<Omit<Fee, 'source'>>) {
    if (!isListed(event, event.args.coin)) return
    await addFee(event, book, { ...event.args, source: event.contract })
  },

  async PotsPaid(event: Event<PotsPaid>) {
    const { coin, platformAmount, poolAmount } = event.args
    if (!isListed(event, coin)) return
    await post(event, book, [
      payout('platform', coin, platformAmount),
      payout('pool', coin, poolAmount),
    ])
  },

  async Withdrawn(event: Event<Withdrawn>) {
    const { account, coin } = event.args
    if (!isListed(event, coin)) return
    const owed = await owedIn(event, book, account, coin)
    await post(event, book, [claimOf('fees', account, coin, owed)])
  },
})
