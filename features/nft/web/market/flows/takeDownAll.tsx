import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'

/** Ends every listing of the signer in one transaction. */
export const takeDownAllFlow = review(marketActions.takeDownAll, {
  title: ownTexts.takeDownAllFlow,
  meaning: {},
  fallback: 'Update failed',
  summary: (_ticket, _subject, t) => [
    { label: ownTexts.whatEnds, value: t(ownTexts.everyListing) },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  ],
  done: ownTexts.takeDownAllDone,
  invalidates: marketReads,
})
