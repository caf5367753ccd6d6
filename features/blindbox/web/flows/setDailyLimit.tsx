import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxApi } from '../../api.ts'
import { blindboxReasons } from '../../reasons.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { HoldsFact, LimitFact } from './mineFacts.tsx'

/** Limits what the signer can spend on boxes in a day. */
export const setDailyLimitFlow = defineFlow({
  kind: 'blindbox.setDailyLimit',
  title: texts.limitFlow,
  signs: {
    contract: 'BlindBoxes',
    method: 'setDailyLimit(uint256 sun)',
    meaning: [texts.argLimit],
    args: ({ limit }) => [limit ?? null],
  },
  before: blindboxApi.setDailyLimitBefore,
  after: blindboxApi.setDailyLimitAfter,
  fallback: 'Update failed',
  reasons: blindboxReasons,
  summary: (_ticket, { limit = '' }, t) => [
    { label: texts.newLimit, value: <LimitFact limit={limit} /> },
    { label: texts.holdsFrom, value: <HoldsFact limit={limit} /> },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  ],
  done: texts.limitDone,
  invalidates: boxReads,
})
