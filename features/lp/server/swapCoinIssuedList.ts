import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'

import type { purchaseApi } from '../purchaseApi.ts'
import { purchaseFacts } from './purchaseContract.ts'
import { purchaseView } from './purchases.ts'
import { tables } from './rows.ts'

/** Rows that are not final are few: counted by the index of blocks, and subtracted from the counters. */
export const swapCoinIssuedList: Handler<typeof purchaseApi.swapCoinIssuedList> = async (
  { state, pageNum, pageSize },
  call,
) => {
  const { app, address } = call
  const { solid } = app.clock
  let mine = tables(call)
    .selectFrom('lpPurchases')
    .where('buyer', '=', address)
    .where('state', '<>', 'none')
  if (state === 'confirming') mine = mine.where('block', '>', solid)
  else if (state !== undefined) mine = mine.where('state', '=', state).where('block', '<=', solid)
  const [facts, counts, rows] = await Promise.all([
    purchaseFacts(app),
    countsOf(call),
    mine
      .selectAll()
      .orderBy('id', 'desc')
      .offset((pageNum - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ])
  const list = rows.map((row) => purchaseView(app, facts, row))
  return { counts, total: counts[state ?? 'all'], list }
}

async function countsOf(call: Call) {
  const [buyer, fresh] = await Promise.all([
    tables(call)
      .selectFrom('lpBuyers')
      .select(['waiting', 'issued'])
      .where('buyer', '=', call.address)
      .executeTakeFirst(),
    tables(call)
      .selectFrom('lpPurchases')
      .select('state')
      .where('buyer', '=', call.address)
      .where('block', '>', call.app.clock.solid)
      .where('state', '<>', 'none')
      .execute(),
  ])
  const { waiting = 0, issued = 0 } = buyer ?? {}
  const freshOf = (state: 'waiting' | 'issued') => fresh.filter((row) => row.state === state).length
  return {
    all: waiting + issued,
    confirming: fresh.length,
    waiting: waiting - freshOf('waiting'),
    issued: issued - freshOf('issued'),
  }
}
