import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { OfferGetsFact } from './offerFacts.tsx'

/** Sells a card to the maker of an offer. */
export const acceptFlow = defineFlow({
  kind: 'nft.accept',
  title: texts.acceptFlow,
  signs: {
    contract: 'CardMarket',
    method: 'accept(uint256 number, uint256 tokenId, uint256 minAmount)',
    meaning: [meanings.offer, signedTexts.tokenId, meanings.minAmount],
    args: ({ number, tokenId, minAmount }) => [number ?? null, tokenId ?? null, minAmount ?? null],
  },
  before: marketOrders.acceptBefore,
  after: marketOrders.acceptAfter,
  fallback: 'Transfer failed',
  reasons: nftReasons,
  summary: (_ticket, subject) => {
    const { tokenId = '', number = '' } = subject
    return [
      { label: summaryTexts.youGive, value: <CardFact tokenId={tokenId} /> },
      {
        label: summaryTexts.youGet,
        value: <OfferGetsFact tokenId={tokenId} number={number} />,
        tone: 'good',
      },
    ]
  },
  done: texts.acceptDone,
  invalidates: marketReads,
})
