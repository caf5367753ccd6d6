import type { Handler } from '#platform/server/bind.ts'

import type { purchaseApi } from '../purchaseApi.ts'
import { purchaseFacts, purchasePool } from './purchaseContract.ts'
import { tables } from './rows.ts'
import { issueView } from './purchases.ts'

export const swapIssuedList: Handler<typeof purchaseApi.swapIssuedList> = async (
  { pool, pageNum, pageSize },
  call,
) => {
  const { app } = call
  const pair = pool === undefined ? null : (await purchasePool(app, pool)).pair
  let issued = tables(call).selectFrom('lpPurchases').where('issueSeq', 'is not', null)
  if (pair !== null) issued = issued.where('pair', '=', pair)
  const counted =
    pair === null
      ? tables(call).selectFrom('lpTotals').select('issues')
      : tables(call).selectFrom('lpIssueCounts').select('issues').where('pair', '=', pair)
  const [facts, sum, rows] = await Promise.all([
    purchaseFacts(app),
    counted.executeTakeFirst(),
    issued
      .selectAll()
      .orderBy('issueSeq', 'desc')
      .offset((pageNum - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ])
  return { total: sum?.issues ?? 0, list: rows.map((row) => issueView(app, facts, row)) }
}
