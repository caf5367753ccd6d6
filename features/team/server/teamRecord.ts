import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import type { teamApi } from '../api.ts'
import { tablesOf } from './rows.ts'
import { rowOf } from './whose.ts'

/** What one's two lines staked and took out, newest first. */
export const teamRecord: Handler<typeof teamApi.teamRecord> = async (input, call) => {
  const { app, address } = call
  const { records: total } = await rowOf(app, address)
  const row = tablesOf(app).selectFrom('teamRecords').selectAll().where('address', '=', address)
  const rows = await numberedPage(row, 'number', total, input)
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
