import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'

/** Leave for the market to move one card: before it can be listed or sold to an offer. */
export const approveFlow = defineFlow({
  kind: 'nft.approve',
  title: texts.approveFlow,
  signs: {
    contract: 'Cards',
    method: 'approve(address to, uint256 tokenId)',
    meaning: [meanings.mover, signedTexts.tokenId],
    args: ({ tokenId }, contracts) => [contracts['CardMarket'] ?? null, tokenId ?? null],
  },
  before: marketOrders.approveBefore,
  after: marketOrders.approveAfter,
  fallback: 'Approve failed',
  reasons: nftReasons,
  summary: (_ticket, subject, t) => [
    { label: texts.card, value: <CardFact tokenId={subject['tokenId'] ?? ''} /> },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: texts.approveWhat, value: t(texts.approveMeans), wide: true },
  ],
  done: texts.approveDone,
  invalidates: marketReads,
})
