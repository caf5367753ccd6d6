import type { Call } from '#platform/server/call.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { OfferNow } from './contract.ts'
import { coinView } from './views.ts'

/** For texts of refusals: what is left of an offer, and until when. */
export async function takeValues(
  call: Pick<Call, 'app' | 'db'>,
  offer: Pick<OfferNow, 'give' | 'giveLeft' | 'minLot' | 'expiry'>,
) {
  const { symbol, decimals } = await coinView(call, offer.give)
  return {
    symbol,
    left: formatUnits(offer.giveLeft, decimals ?? 0),
    minimum: formatUnits(offer.minLot, decimals ?? 0),
    time: utcText(offer.expiry),
  }
}
