import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'
import { BuyerFact, SellerPaidFact } from './saleFacts.tsx'

/** Swaps card and money of a frozen sale whose stake is over. */
export const settleFlow = defineFlow({
  kind: 'nft.settle',
  title: ownTexts.settleFlow,
  signs: {
    contract: 'CardMarket',
    method: 'settle(uint256 tokenId, uint256 number)',
    meaning: [signedTexts.tokenId, meanings.listing],
    args: ({ tokenId, number }) => [tokenId ?? null, number ?? null],
  },
  before: marketOrders.settleBefore,
  after: marketOrders.settleAfter,
  fallback: 'Transfer failed',
  reasons: nftReasons,
  summary: (_ticket, { tokenId = '', number = '' }, t) => [
    { label: texts.card, value: <CardFact tokenId={tokenId} /> },
    { label: ownTexts.cardTo, value: <BuyerFact tokenId={tokenId} number={number} />, wide: true },
    {
      label: texts.sellerGets,
      value: <SellerPaidFact tokenId={tokenId} number={number} />,
      tone: 'good',
    },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  ],
  done: ownTexts.settleDone,
  invalidates: marketReads,
})
