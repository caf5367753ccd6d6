import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import type { lpApi } from '../api.ts'
import { poolOrRefuse, stakePools } from './contract.ts'
import { tables } from './rows.ts'

/** Each filter is a list of its own, in which a record has a number. */
export const pledgeRecord: Handler<typeof lpApi.pledgeRecord> = async (input, call) => {
  const { app, address } = call
  const { kind } = input
  const pool = input.pool === undefined ? null : (await poolOrRefuse(app, input.pool)).pair
  let records = tables(call).selectFrom('lpRecords').selectAll().where('owner', '=', address)
  if (pool !== null) records = records.where('pool', '=', pool)
  if (kind !== undefined) records = records.where('kind', '=', kind)
  const [pools, counted] = await Promise.all([
    stakePools(app),
    tables(call)
      .selectFrom('lpRecordCounts')
      .select('records')
      .where('owner', '=', address)
      .where('pool', '=', pool ?? 'all')
      .where('kind', '=', kind ?? 'all')
      .executeTakeFirst(),
  ])
  const total = counted?.records ?? 0
  const rows = await numberedPage(
    records,
    numberIn(pool !== null, kind !== undefined),
    total,
    input,
  )
  const symbols = new Map(pools.map(({ pair, symbol }) => [pair, symbol]))
  return {
    total,
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

const numberIn = (ofPool: boolean, ofKind: boolean) =>
  ofPool ? (ofKind ? 'poolKindNumber' : 'poolNumber') : ofKind ? 'kindNumber' : 'number'
