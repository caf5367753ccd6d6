import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { BoughtFact, MaxPriceFact } from './facts.tsx'

/** Buys the very listing that was seen, at no more than its price. */
export const buyListedFlow = review(marketActions.buySkuProduct, {
  title: texts.buyFlow,
  meaning: { tokenId: signedTexts.tokenId, number: meanings.listing, maxPrice: meanings.maxPrice },
  fallback: 'Purchase failed',
  summary: (_ticket, { tokenId = '', maxPrice = '0' }) => [
    { label: texts.card, value: <CardFact tokenId={tokenId} /> },
    { label: summaryTexts.youGive, value: <MaxPriceFact tokenId={tokenId} price={maxPrice} /> },
    { label: summaryTexts.youGet, value: <BoughtFact tokenId={tokenId} />, tone: 'good' },
  ],
  done: texts.buyDone,
  invalidates: marketReads,
})
