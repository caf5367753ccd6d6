import type { Handler } from '#platform/server/bind.ts'

import type { teamApi } from '../api.ts'
import { tablesOf } from './rows.ts'
import { rowOf } from './whose.ts'

/** A page is a range of numbers. */
export const teamRecord: Handler<typeof teamApi.teamRecord> = async (input, call) => {
  const { app, address } = call
  const { records: total } = await rowOf(app, address)
  const newest = total - (input.pageNum - 1) * input.pageSize
  const rows = await tablesOf(app)
    .selectFrom('teamRecords')
    .selectAll()
    .where('address', '=', address)
    .where('number', '<=', newest)
    .where('number', '>', newest - input.pageSize)
    .orderBy('number', 'desc')
    .execute()
  const list = rows.map(({ number, member, line, source, kind, worth, time, txHash, block }) => ({
    number,
    address: member,
    line,
    source,
    kind,
    worth: String(worth),
    time,
    txHash,
    final: app.clock.isFinal(block),
  }))
  return { total, list }
}
