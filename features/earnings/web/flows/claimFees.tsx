import { teamReasons } from '#features/team/public.web.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { earningsApi } from '../../api.ts'
import { claimTexts as texts } from '../textClaim.ts'
import { earningsReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'

/** Pays the signer all the shares of fees that it was credited. */
export const claimFeesFlow = defineFlow({
  kind: 'earnings.claimFees',
  title: texts.feesTitle,
  signs: { contract: 'FeeSplitter', method: 'claim()', meaning: [], args: () => [] },
  before: earningsApi.claimFeesBefore,
  after: earningsApi.claimFeesAfter,
  fallback: 'Transfer failed',
  reasons: teamReasons,
  summary: (_ticket, _subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <ClaimFact from="fees" />, tone: 'good' },
  ],
  done: texts.feesDone,
  invalidates: earningsReads,
})
