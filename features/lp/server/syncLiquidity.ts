import type { Handler } from '#platform/server/bind.ts'

import type { purchaseApi } from '../purchaseApi.ts'
import { purchasesAt } from './purchaseContract.ts'
import { tables } from './rows.ts'

/** Of calls to the contract of purchases: from the index, else from the node's pending pool. */
export const syncLiquidity: Handler<typeof purchaseApi.syncLiquidity> = async (
  { txHash },
  call,
) => {
  const { app, db } = call
  const { address } = purchasesAt(app)
  const [mined, bought] = await Promise.all([
    db.selectFrom('chainTransactions').selectAll().where('hash', '=', txHash).executeTakeFirst(),
    tables(call)
      .selectFrom('lpPurchases')
      .select('id')
      .where('txHash', '=', txHash)
      .executeTakeFirst(),
  ])
  const id = bought?.id ?? null
  if (mined !== undefined) {
    if (mined.contract !== address && id === null) return { known: false, state: null, id }
    if (mined.result !== 'SUCCESS') return { known: true, state: 'failed', id }
    return { known: true, state: app.clock.isFinal(mined.block) ? 'done' : 'packed', id }
  }
  const seen = await app.node.transaction(txHash)
  const known = seen?.contract === address
  return { known, state: known ? 'sent' : null, id }
}
