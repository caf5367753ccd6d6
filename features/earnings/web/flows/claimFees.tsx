import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { earningsActions } from '../../actions.ts'
import { claimTexts as texts } from '../textClaim.ts'
import { earningsReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'

/** Pays the signer all the shares of fees that it was credited. */
export const claimFeesFlow = review(earningsActions.claimFees, {
  title: texts.feesTitle,
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, _subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <ClaimFact from="fees" />, tone: 'good' },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'CreditClaimed',
      show: (events) => exactOf(sumOf(events, 'amount'), nativeCoin()),
    },
  ],
  done: texts.feesDone,
  invalidates: earningsReads,
})
