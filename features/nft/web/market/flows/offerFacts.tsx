import { useApi } from '#platform/web/api.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { ArtPicture } from '#platform/web/flow/picture.tsx'

import { marketApi } from '../../../marketApi.ts'
import { cardPicture, LevelPicture } from '../../flows/pictures.tsx'
import { shownCoin } from '../coins.ts'
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

/** The seller's part of an offer, less the fees. */
export function OfferGetsFact({ tokenId, number }: { tokenId: string; number: string }) {
  const offer = useOffer(tokenId, number)
  return offer === undefined ? (
    '…'
  ) : (
    <Units units={BigInt(offer.sellerGets)} coin={shownCoin(offer.coin)} />
  )
}

const useOwnOffer = (number: string) =>
  useApi(marketApi.ownOffers, number === '' ? null : { pageSize: '100' }).data?.list.find(
    (each) => each.number === Number(number),
  )

/** All that waits in the contract for an offer. */
export function OfferBackFact({ number }: { number: string }) {
  const offer = useOwnOffer(number)
  return offer === undefined ? (
    '…'
  ) : (
    <Units units={BigInt(offer.amount)} coin={shownCoin(offer.coin)} />
  )
}

export function OfferPicture({ number }: { number: string }) {
  const offer = useOwnOffer(number)
  if (offer === undefined) return <ArtPicture src={undefined} />
  return offer.tokenId === null ? (
    <LevelPicture level={String(offer.level)} />
  ) : (
    cardPicture({ subject: { tokenId: String(offer.tokenId) } })
  )
}
