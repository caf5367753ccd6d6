import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'

export const cancelOfferFlow = review(marketActions.cancelOffer, {
  title: texts.cancelOfferFlow,
  meaning: { number: meanings.offer },
  fallback: 'Update failed',
  summary: (_ticket, { number = '' }, t) => [
    { label: texts.offerNumber, value: `#${number}` },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: t(texts.allBack), tone: 'good' },
  ],
  done: texts.cancelOfferDone,
  invalidates: marketReads,
})
