import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { sql } from 'kysely'

import type { blindboxApi } from '../api.ts'
import { creditNow, limitNow } from './contract.ts'
import { countsOf, sumOf } from './purchases.ts'

export const mine: Handler<typeof blindboxApi.mine> = async (_, call) => {
  const { app, address } = call
  const [counts, sealed, limit, credit] = await Promise.all([
    countsOf(call),
    sealedOf(call),
    limitNow(app, address),
    creditNow(app, address),
  ])
  const { later } = limit
  return {
    counts: {
      all: sumOf(counts),
      reserved: counts.get('reserved') ?? 0,
      sealed: counts.get('sealed') ?? 0,
      opening: counts.get('opening') ?? 0,
      opened: counts.get('opened') ?? 0,
      refunded: counts.get('refunded') ?? 0,
      givenBack: counts.get('givenBack') ?? 0,
      released: counts.get('released') ?? 0,
    },
    limit: {
      daily: textOf(limit.daily),
      spent: String(limit.spent),
      later: later === null ? null : { daily: textOf(later.daily), from: later.from },
    },
    credit: String(credit),
    sealed,
  }
}

const textOf = (sun: bigint | null) => (sun === null ? null : String(sun))

/** A series has no more sealed boxes than cards, so all are returned: one row for each series. */
async function sealedOf(
  call: Call,
): Promise<{ seriesId: number; closed: boolean; boxIds: number[] }[]> {
  const { rows } = await sql<{ seriesId: number; closed: boolean; boxIds: string }>`
    select series_id, closed, "boxIds" from (
      select series_id, string_agg(box_id::text, ',' order by box_id) as "boxIds" from blindbox_boxes
      where holder = ${call.address} and state = 'sealed' group by series_id
    ) own join blindbox_series using (series_id)
    order by series_id`.execute(call.db)
  return rows.map(({ boxIds, ...own }) => ({ ...own, boxIds: boxIds.split(',').map(Number) }))
}
