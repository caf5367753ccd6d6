import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'

/** Leave for the market to move one card: before it can be listed or sold to an offer. */
export const approveFlow = review(marketActions.approve, {
  title: texts.approveFlow,
  meaning: { to: meanings.mover, tokenId: signedTexts.tokenId },
  fixed: (_, contracts) => ({ to: contracts['CardMarket'] ?? null }),
  fallback: 'Approve failed',
  summary: (_ticket, { tokenId = '' }, t) => [
    { label: texts.card, value: <CardFact tokenId={tokenId} /> },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: texts.approveWhat, value: t(texts.approveMeans), wide: true },
  ],
  done: texts.approveDone,
  invalidates: marketReads,
})
