import type { Handler } from '#platform/server/bind.ts'
import { newestPage } from '#platform/server/database/newestFirst.ts'

import type { lpApi } from '../api.ts'
import { poolOrRefuse, stakePools } from './contract.ts'
import { tables } from './rows.ts'

/** Each filter is an index of its own. */
export const pledgeRecord: Handler<typeof lpApi.pledgeRecord> = async (input, call) => {
  const { app, address } = call
  const { kind } = input
  const pool = input.pool === undefined ? null : (await poolOrRefuse(app, input.pool)).pair
  let [counts, records] = [
    tables(call).selectFrom('lpRecordCounts').where('owner', '=', address),
    tables(call).selectFrom('lpRecords').where('owner', '=', address),
  ]
  if (pool !== null) {
    ;[counts, records] = [counts.where('pool', '=', pool), records.where('pool', '=', pool)]
  }
  if (kind !== undefined) {
    ;[counts, records] = [counts.where('kind', '=', kind), records.where('kind', '=', kind)]
  }
  const [pools, counted, rows] = await Promise.all([
    stakePools(app),
    counts.select('records').execute(),
    newestPage(records.selectAll(), input),
  ])
  const symbols = new Map(pools.map(({ pair, symbol }) => [pair, symbol]))
  return {
    total: counted.reduce((sum, row) => sum + row.records, 0),
    list: rows.map((row) => ({
      pool: row.pool,
      symbol: symbols.get(row.pool) ?? '',
      kind: row.kind,
      amount: String(row.amount),
      givenUp: String(row.givenUp),
      time: row.time,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}
