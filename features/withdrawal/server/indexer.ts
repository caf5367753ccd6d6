import { indexContract } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Transaction } from 'kysely'

import { stagedWithdrawalAbi } from '../contract/abi.ts'
import type { WithdrawalTables } from '../tables.ts'

/** From the events of StagedWithdrawal to the rows of `../tables.ts`. */
export const withdrawalIndexer = indexContract('StagedWithdrawal', stagedWithdrawalAbi, {
  async Withdrawn(event) {
    const { user: owner, amount, fee } = event.args
    const { block, txIndex, logIndex, time, txHash } = event
    const db = event.db as Transaction<WithdrawalTables>
    const { payouts: number } = await db
      .insertInto('withdrawalOwners')
      .values({ owner, payouts: 1, withdrawn: amount, block })
      .onConflict((conflict) =>
        conflict.column('owner').doUpdateSet({
          payouts: plus('withdrawal_owners.payouts', 1),
          withdrawn: plus('withdrawal_owners.withdrawn', amount),
          block,
        }),
      )
      .returning('payouts')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('withdrawalPayouts')
      .values({ block, txIndex, logIndex, owner, number, amount, fee, time, txHash })
      .execute()
  },
})
