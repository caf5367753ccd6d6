import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxApi } from '../../api.ts'
import { blindboxReasons } from '../../reasons.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { CreditFact } from './mineFacts.tsx'

/** Pays the signer what the contract owes: a payment that could not be delivered. */
export const withdrawFlow = defineFlow({
  kind: 'blindbox.withdraw',
  title: texts.withdrawFlow,
  signs: {
    contract: 'BlindBoxes',
    method: 'withdraw(address account)',
    meaning: [texts.argAccount],
    args: (_subject, _contracts, signer) => [signer],
  },
  before: blindboxApi.withdrawBefore,
  after: blindboxApi.withdrawAfter,
  fallback: 'Transfer failed',
  reasons: blindboxReasons,
  summary: (_ticket, _subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <CreditFact />, tone: 'good' },
  ],
  done: texts.withdrawDone,
  invalidates: boxReads,
})
