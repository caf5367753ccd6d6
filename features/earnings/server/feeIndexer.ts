import { feeSplitter } from '#features/team/public.server.ts'
import { indexContract } from '#platform/server/indexer/contract.ts'

import { native } from './coins.ts'
import { addFee, payout } from './fees.ts'
import { claimOf, post, writePosted } from './ledger.ts'

/** From the events of FeeSplitter to the ledger: credits by fee, and collections. */
export const feeIndexer = indexContract(
  feeSplitter.name,
  feeSplitter.abi,
  {
    async FeeSplit(event) {
      await addFee(event, feeSplitter.name, { ...event.args, coin: native })
    },

    async CreditClaimed(event) {
      const { account, amount } = event.args
      await post(event, feeSplitter.name, [claimOf('fees', account, native, amount)])
    },

    async PlatformWithdrawn(event) {
      await post(event, feeSplitter.name, [payout('platform', native, event.args.amount)])
    },

    async PoolWithdrawn(event) {
      await post(event, feeSplitter.name, [payout('pool', native, event.args.amount)])
    },
  },
  // Once for all books.
  { afterBlock: writePosted },
)
