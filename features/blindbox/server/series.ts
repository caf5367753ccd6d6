import type { SaleState, Slice } from '#features/sales/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Selectable } from 'kysely'

import { blindboxFailures } from '../failures.ts'
import type { BlindboxTables, SeriesTable } from '../tables.ts'
import { saleStateOf } from './rules.ts'

export type SeriesRow = Selectable<SeriesTable>

const tables = (call: Call) => call.db.withTables<BlindboxTables>()
const seriesOfCall = (call: Call) => tables(call).selectFrom('blindboxSeries').selectAll()

export function findSeries(call: Call, seriesId: number): Promise<SeriesRow | undefined> {
  return seriesOfCall(call).where('seriesId', '=', seriesId).executeTakeFirst()
}

/** The series, or NO_SUCH_SERIES. */
export async function seriesOrRefuse(call: Call, seriesId: number): Promise<SeriesRow> {
  const found = await findSeries(call, seriesId)
  if (found === undefined) {
    throw new Failure(blindboxFailures.NO_SUCH_SERIES, { field: 'seriesId' })
  }
  return found
}

interface Found {
  readonly total: number
  readonly rows: readonly SeriesRow[]
}

/** Series of a state from the newest on; of ended ones that which ended last comes first. */
export async function seriesRows(
  call: Call,
  asked: Slice & { readonly state: SaleState | undefined },
): Promise<Found> {
  const { state } = asked
  const totals = await tables(call).selectFrom('blindboxTotals').selectAll().executeTakeFirst()
  const { series = 0, ended = 0 } = totals ?? {}
  if (state === undefined) return numbered(call, 'seriesId', series, asked)
  const now = call.app.clock.now()
  // The operator's present series: few, and read whole, since time alone changes their state.
  const running = await seriesOfCall(call).where('endedSeq', 'is', null).execute()
  const wanted = running.filter((row) => saleStateOf(row, now) === state)
  if (state !== 'ended') {
    return slice(
      wanted.toSorted((a, b) => b.seriesId - a.seriesId),
      asked,
    )
  }
  // Those that have ended since the last block are not numbered yet.
  const latest = slice(
    wanted.toSorted((a, b) => b.endTime - a.endTime || b.seriesId - a.seriesId),
    asked,
  )
  const before = await numbered(call, 'endedSeq', ended, {
    offset: Math.max(0, asked.offset - wanted.length),
    limit: asked.limit - latest.rows.length,
  })
  return { total: latest.total + before.total, rows: [...latest.rows, ...before.rows] }
}

/** Numbers without a gap, so a page is a range of them. */
async function numbered(
  call: Call,
  by: 'seriesId' | 'endedSeq',
  last: number,
  { offset, limit }: Slice,
): Promise<Found> {
  const newest = last - offset
  if (newest < 1 || limit < 1) return { total: last, rows: [] }
  const rows = await seriesOfCall(call)
    .where(by, '<=', newest)
    .where(by, '>', newest - limit)
    .orderBy(by, 'desc')
    .execute()
  return { total: last, rows }
}

const slice = (rows: readonly SeriesRow[], { offset, limit }: Slice): Found => ({
  total: rows.length,
  rows: rows.slice(offset, offset + limit),
})
