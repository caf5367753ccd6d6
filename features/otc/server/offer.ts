import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import type { otcApi } from '../api.ts'
import { otcFailures as f } from '../failures.ts'
import { offerNow } from './contract.ts'
import { type OfferRow, offerViews, tables, takeViews } from './views.ts'

const mostTakes = 20

/** What can change is the contract's own. */
export const productMarketSkuDetail: Handler<typeof otcApi.productMarketSkuDetail> = async (
  { id },
  call,
) => {
  const [row, { offer: now, source }] = await Promise.all([
    offerRow(call, id),
    offerNow(call.app, id),
  ])
  const { giveLeft, wantLeft, minLot, expiry, order: version } = now
  const fresh = { ...row, giveLeft, wantLeft, minLot, expiry, version }
  const takes = await tables(call)
    .selectFrom('otcTakes')
    .selectAll()
    .where('offerId', '=', id)
    .orderBy('number', 'desc')
    .limit(mostTakes)
    .execute()
  const [[offer], list] = await Promise.all([offerViews(call, [fresh]), takeViews(call, takes)])
  return { offer: offer!, list, sources: [source] }
}

async function offerRow(call: Call, id: number): Promise<OfferRow> {
  const row = await tables(call)
    .selectFrom('otcOffers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(f.NO_SUCH_OFFER, { field: 'id' })
  return row
}
