import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'

import type { blindboxApi } from '../api.ts'
import type { BlindboxTables } from '../tables.ts'
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

/** No more boxes of a series are sealed than it has cards, so all are told. */
async function sealedOf(
  call: Call,
): Promise<{ seriesId: number; closed: boolean; boxIds: number[] }[]> {
  const rows = await call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxBoxes')
    .innerJoin('blindboxSeries', 'blindboxSeries.seriesId', 'blindboxBoxes.seriesId')
    .select(['blindboxBoxes.seriesId', 'blindboxBoxes.boxId', 'blindboxSeries.closed'])
    .where('blindboxBoxes.holder', '=', call.address)
    .where('blindboxBoxes.state', '=', 'sealed')
    .orderBy('blindboxBoxes.boxId')
    .execute()
  const bySeries = new Map<number, { closed: boolean; boxIds: number[] }>()
  for (const { seriesId, boxId, closed } of rows) {
    const { boxIds } = bySeries.get(seriesId) ?? { boxIds: [] }
    bySeries.set(seriesId, { closed, boxIds: [...boxIds, boxId] })
  }
  return [...bySeries].map(([seriesId, own]) => ({ seriesId, ...own }))
}
