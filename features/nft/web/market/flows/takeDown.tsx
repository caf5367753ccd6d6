import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { marketReads } from './changes.ts'

export const takeDownFlow = review(marketActions.takeDown, {
  title: texts.takeDownFlow,
  meaning: { tokenId: signedTexts.tokenId },
  fallback: 'Update failed',
  summary: (_ticket, { tokenId = '' }, t) => [
    { label: texts.card, value: <CardFact tokenId={tokenId} /> },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  ],
  done: texts.takeDownDone,
  invalidates: marketReads,
})
