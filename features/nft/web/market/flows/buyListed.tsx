import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { buyBefore } from './bothHalves.ts'
import { marketReads } from './changes.ts'
import { BoughtFact, MaxPriceFact } from './facts.tsx'

/** Buys the very listing that was seen, at no more than its price. */
export const buyListedFlow = defineFlow({
  kind: 'nft.buyListed',
  title: texts.buyFlow,
  signs: {
    contract: 'CardMarket',
    method: 'buy(uint256 tokenId, uint256 number, uint256 maxPrice)',
    meaning: [signedTexts.tokenId, meanings.listing, meanings.maxPrice],
    args: ({ tokenId, number, maxPrice }) => [tokenId ?? null, number ?? null, maxPrice ?? null],
    // The price, where it is in the chain's own coin.
    pays: 'atMostShown',
  },
  before: buyBefore,
  after: marketOrders.buySkuProduct,
  fallback: 'Purchase failed',
  reasons: nftReasons,
  summary: (_ticket, subject) => {
    const { tokenId = '', maxPrice = '0' } = subject
    return [
      { label: texts.card, value: <CardFact tokenId={tokenId} /> },
      { label: summaryTexts.youGive, value: <MaxPriceFact tokenId={tokenId} price={maxPrice} /> },
      { label: summaryTexts.youGet, value: <BoughtFact tokenId={tokenId} />, tone: 'good' },
    ]
  },
  done: texts.buyDone,
  invalidates: marketReads,
})
