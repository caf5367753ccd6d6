import { useApi } from '#platform/web/api.ts'

import { marketApi } from '../../../marketApi.ts'
import { exact } from '../coins.ts'
import { FeesFact } from './facts.tsx'

const useOffer = (tokenId: string, number: string) =>
  useApi(marketApi.offerPage, { tokenId, pageSize: '100' }).data?.list.find(
    (each) => each.number === Number(number),
  )

/** Both fees of an offer. */
export function OfferFeesFact({ tokenId, number }: { tokenId: string; number: string }) {
  const offer = useOffer(tokenId, number)
  return offer === undefined ? (
    '…'
  ) : (
    <FeesFact tokenId={tokenId} price={offer.amount} coin={offer.coin} />
  )
}

/** What the seller gets of an offer, fees taken off. */
export function OfferGetsFact({ tokenId, number }: { tokenId: string; number: string }) {
  const offer = useOffer(tokenId, number)
  return offer === undefined ? '…' : exact(offer.sellerGets, offer.coin)
}
