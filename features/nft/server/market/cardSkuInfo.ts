import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { mulDivDown } from '#platform/std/amount.ts'
import { Failure } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import type { marketApi } from '../../marketApi.ts'
import type { Listing } from '../../marketShapes.ts'
import { type CardRow, cardListing, findCard, lastPrice } from '../cards.ts'
import { totals } from '../holders.ts'
import { type FeeRates, feeRates, partsOf } from './fees.ts'
import { levelFloor } from './floor.ts'
import { bestOffer } from './openOffers.ts'
import { findListing } from './rows.ts'

const wholeTrx = 1_000_000n

export const cardSkuInfo: Handler<typeof marketApi.cardSkuInfo> = async (input, call) => {
  const row = await findCard(call, input.tokenId)
  if (row === undefined) throw new Failure(nftFailures.NO_SUCH_CARD, { field: 'tokenId' })
  const rates = await feeRates(call.app)
  const [listing, floor, best, { rateSun, rateUsdt }] = await Promise.all([
    listingOf(call, row, rates),
    levelFloor(call, row.level),
    bestOffer(call, row),
    totals(call),
  ])
  const text = (amount: bigint | null) => (amount === null ? null : String(amount))
  return {
    listing,
    levelFloor: text(floor),
    ...lastPrice(row),
    bestOffer: text(best),
    trxRate: rateSun === 0n ? null : String(mulDivDown(wholeTrx, rateUsdt, rateSun)),
    ...rates,
  }
}

async function listingOf(call: Call, row: CardRow, rates: FeeRates): Promise<Listing | null> {
  const shown = cardListing(call.app, row)
  const listing = shown === null ? undefined : await findListing(call, row.tokenId)
  if (shown === null || listing?.number !== shown.number) return null
  const { tokenId, seller, listedAt } = listing
  return { tokenId, seller, listedAt, ...shown, ...partsOf(rates, listing.price) }
}
