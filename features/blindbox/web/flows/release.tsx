import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxApi } from '../../api.ts'
import { blindboxReasons } from '../../reasons.ts'
import { boxNumber } from '../boxNumber.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { PaidFact } from './mineFacts.tsx'

/** Ends one's own reservation; its first part goes back whole. */
export const releaseFlow = defineFlow({
  kind: 'blindbox.release',
  title: texts.releaseFlow,
  signs: {
    contract: 'BlindBoxes',
    method: 'release(uint256 boxId)',
    meaning: [texts.argBox],
    args: ({ boxId }) => [boxId ?? null],
  },
  before: blindboxApi.releaseBefore,
  after: blindboxApi.releaseAfter,
  fallback: 'Transfer failed',
  reasons: blindboxReasons,
  summary: (_ticket, { boxId = '' }, t) => [
    { label: texts.boxes, value: boxNumber(Number(boxId)) },
    { label: summaryTexts.youGive, value: t(texts.giveReservation), tone: 'danger' },
    {
      label: summaryTexts.youGet,
      value: <PaidFact boxIds={[boxId]} state="reserved" />,
      tone: 'good',
    },
  ],
  done: texts.releaseDone,
  invalidates: boxReads,
})
