import { indexContract } from '#platform/server/indexer/contract.ts'

import { stagedWithdrawalAbi } from '../contract/abi.ts'
import { withdrawalOwners, withdrawalPayouts } from '../tables.ts'

/** From the events of StagedWithdrawal to the rows of `../tables.ts`. */
export const withdrawalIndexer = indexContract('StagedWithdrawal', stagedWithdrawalAbi, {
  async Withdrawn(event) {
    const { user: owner, amount, fee } = event.args
    const { store, block, txIndex, logIndex, time, txHash } = event
    const { payouts: number } = await store.upsert(
      withdrawalOwners,
      { owner, payouts: 1, withdrawn: amount, block },
      (row) => ({ payouts: row.payouts + 1, withdrawn: row.withdrawn + amount, block }),
    )
    const payout = { block, txIndex, logIndex, owner, number, amount, fee, time, txHash }
    await store.insert(withdrawalPayouts, payout)
  },
})
