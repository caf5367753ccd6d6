import { useApi } from '#platform/web/api.ts'

import { marketApi } from '../../../marketApi.ts'
import { exact } from '../coins.ts'

/** What the seller gets of an offer, fees taken off. */
export function OfferGetsFact({ tokenId, number }: { tokenId: string; number: string }) {
  const offers = useApi(marketApi.offerPage, { tokenId, pageSize: '100' }).data?.list
  const offer = offers?.find((each) => each.number === Number(number))
  return offer === undefined ? '…' : exact(offer.sellerGets, offer.coin)
}
