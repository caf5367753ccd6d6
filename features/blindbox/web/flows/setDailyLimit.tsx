import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { HoldsFact, LimitFact } from './mineFacts.tsx'

/** Limits what the signer can spend on boxes in a day. */
export const setDailyLimitFlow = review(blindboxActions.setDailyLimit, {
  title: texts.limitFlow,
  meaning: { sun: texts.argLimit },
  fixed: ({ limit }) => ({ sun: limit ?? null }),
  fallback: 'Update failed',
  summary: (_ticket, { limit = '' }, t) => [
    { label: texts.newLimit, value: <LimitFact limit={limit} /> },
    { label: texts.holdsFrom, value: <HoldsFact limit={limit} /> },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  ],
  done: texts.limitDone,
  invalidates: boxReads,
})
