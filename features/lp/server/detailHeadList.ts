import type { Handler } from '#platform/server/bind.ts'

import type { purchaseApi } from '../purchaseApi.ts'
import { purchaseFacts } from './purchaseContract.ts'
import { headView } from './purchases.ts'
import { tables } from './rows.ts'

export const detailHeadList: Handler<typeof purchaseApi.detailHeadList> = async (
  { pageNum, pageSize },
  call,
) => {
  const { app, address } = call
  const [facts, buyer, rows] = await Promise.all([
    purchaseFacts(app),
    tables(call)
      .selectFrom('lpBuyers')
      .select('purchases')
      .where('buyer', '=', address)
      .executeTakeFirst(),
    tables(call)
      .selectFrom('lpPurchases')
      .selectAll()
      .where('buyer', '=', address)
      .orderBy('id', 'desc')
      .offset((pageNum - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ])
  return { total: buyer?.purchases ?? 0, list: rows.map((row) => headView(app, facts, row)) }
}
