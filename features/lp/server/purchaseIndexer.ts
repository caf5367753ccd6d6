import { rewardPaid } from '#features/earnings/public.server.ts'
import { type BlockContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { lpPurchasesAbi } from '../contract/abi.ts'
import { type BuyersTable, lpBuyers, lpIssueCounts, lpPurchases } from '../tables.ts'
import { addToTotals } from './counters.ts'
import { lpIncome } from './stakingIndexer.ts'

/** From the events of LpPurchases to the rows of `../tables.ts`. The reserve is read from the contract. */
export const lpPurchaseIndexer = indexContract('LpPurchases', lpPurchasesAbi, {
  async Bought(event) {
    const { id, buyer, pair, coin, amount, amount0, amount1, liquidity, worth, reward } = event.args
    const { store, block, time, txHash } = event
    const state = reward === 0n ? 'none' : 'waiting'
    const bought = { buyer, pair, coin, amount, amount0, amount1, liquidity, worth, reward }
    await store.insert(lpPurchases, {
      id: Number(id),
      ...bought,
      state,
      time,
      issueTime: Number(event.args.issueTime),
      issuedAt: null,
      issueSeq: null,
      issueTxHash: null,
      txHash,
      boughtBlock: block,
      block,
    })
    await addToBuyer(event, buyer, { purchases: 1, waiting: state === 'none' ? 0 : 1 })
  },

  async Issued(event) {
    const { store, block, time: issuedAt, txHash: issueTxHash } = event
    const { issues: issueSeq } = await addToTotals(event, { issues: 1 })
    const id = Number(event.args.id)
    const issued = { state: 'issued', issuedAt, issueSeq, issueTxHash, block } as const
    const { buyer, pair } = await store.update(lpPurchases, { id }, issued)
    await addToBuyer(event, buyer, { waiting: -1, issued: 1 })
    const amount = event.args.reward
    await rewardPaid(event, lpIncome, { book: 'LpPurchases', account: buyer, amount })
    await store.upsert(lpIssueCounts, { pair, issues: 1, block }, ({ issues }) => ({
      issues: issues + 1,
      block,
    }))
  },
})

async function addToBuyer(
  { store, block }: BlockContext,
  buyer: Address,
  { purchases = 0, waiting = 0, issued = 0 }: Partial<Omit<BuyersTable, 'buyer' | 'block'>>,
): Promise<void> {
  await store.upsert(lpBuyers, { buyer, purchases, waiting, issued, block }, (row) => ({
    purchases: row.purchases + purchases,
    waiting: row.waiting + waiting,
    issued: row.issued + issued,
    block,
  }))
}
