import { rewardPaid } from '#features/earnings/public.server.ts'
import { type BlockContext, indexContract } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'

import { lpPurchasesAbi } from '../contract/abi.ts'
import type { BuyersTable } from '../tables.ts'
import { addToTotals, tables } from './counters.ts'

/** From the events of LpPurchases to the rows of `../tables.ts`. The reserve is read from the contract. */
export const lpPurchaseIndexer = indexContract('LpPurchases', lpPurchasesAbi, {
  async Bought(event) {
    const { id, buyer, pair, coin, amount, amount0, amount1, liquidity, worth, reward } = event.args
    const { block, time, txHash } = event
    const state = reward === 0n ? 'none' : 'waiting'
    const bought = { buyer, pair, coin, amount, amount0, amount1, liquidity, worth, reward }
    await tables(event)
      .insertInto('lpPurchases')
      .values({
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
      .execute()
    await addToBuyer(event, buyer, { purchases: 1, waiting: state === 'none' ? 0 : 1 })
  },

  async Issued(event) {
    const { block, time: issuedAt, txHash: issueTxHash } = event
    const { issues: issueSeq } = await addToTotals(event, { issues: 1 })
    const { buyer, pair } = await tables(event)
      .updateTable('lpPurchases')
      .set({ state: 'issued', issuedAt, issueSeq, issueTxHash, block })
      .where('id', '=', Number(event.args.id))
      .returning(['buyer', 'pair'])
      .executeTakeFirstOrThrow()
    await addToBuyer(event, buyer, { waiting: -1, issued: 1 })
    const amount = event.args.reward
    await rewardPaid(event, { book: 'LpPurchases', kind: 'liquidity', account: buyer, amount })
    await tables(event)
      .insertInto('lpIssueCounts')
      .values({ pair, issues: 1, block })
      .onConflict((conflict) =>
        conflict.column('pair').doUpdateSet({ issues: plus('lp_issue_counts.issues', 1), block }),
      )
      .execute()
  },
})

async function addToBuyer(
  at: BlockContext,
  buyer: Address,
  change: Partial<Omit<BuyersTable, 'buyer' | 'block'>>,
): Promise<void> {
  const { purchases = 0, waiting = 0, issued = 0 } = change
  const { block } = at
  await tables(at)
    .insertInto('lpBuyers')
    .values({ buyer, purchases, waiting, issued, block })
    .onConflict((conflict) =>
      conflict.column('buyer').doUpdateSet({
        purchases: plus('lp_buyers.purchases', purchases),
        waiting: plus('lp_buyers.waiting', waiting),
        issued: plus('lp_buyers.issued', issued),
        block,
      }),
    )
    .execute()
}
