import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { OfferFeesFact, OfferGetsFact } from './offerFacts.tsx'
import { FrozenFact, FrozenFeesFact, SaleFeesFact, SoldFact } from './saleFacts.tsx'

/** Sells a card to the maker of an offer. */
export const acceptFlow = review(marketActions.accept, {
  title: texts.acceptFlow,
  meaning: { number: meanings.offer, tokenId: signedTexts.tokenId, minAmount: meanings.minAmount },
  fallback: 'Transfer failed',
  summary: (_ticket, { tokenId = '', number = '' }) => [
    { label: summaryTexts.youGive, value: <CardFact tokenId={tokenId} /> },
    { label: texts.fees, value: <OfferFeesFact tokenId={tokenId} number={number} /> },
    {
      label: summaryTexts.youGet,
      value: <OfferGetsFact tokenId={tokenId} number={number} />,
      tone: 'good',
    },
  ],
  results: [
    { label: texts.fees, event: 'Sold', show: ([sold]) => <SaleFeesFact sold={sold} /> },
    {
      label: texts.fees,
      event: 'Frozen',
      show: ([sale], { tokenId = '' }) => <FrozenFeesFact tokenId={tokenId} sale={sale} />,
    },
    { label: summaryTexts.youGet, event: 'Sold', show: ([sold]) => <SoldFact sold={sold} /> },
    {
      label: summaryTexts.youGet,
      event: 'Frozen',
      show: ([sale], { tokenId = '' }) => <FrozenFact tokenId={tokenId} sale={sale} />,
    },
  ],
  done: texts.acceptDone,
  invalidates: marketReads,
})
