import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxApi } from '../../api.ts'
import { blindboxReasons } from '../../reasons.ts'
import { idsOf, listedIds } from '../boxIds.ts'
import { boxNumbers } from '../boxNumber.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { PaidFact } from './mineFacts.tsx'

/** Gives one's own sealed boxes back for all that they cost. */
export const giveBackFlow = defineFlow({
  kind: 'blindbox.giveBack',
  title: texts.giveBackFlow,
  signs: {
    contract: 'BlindBoxes',
    method: 'giveBack(uint256[] boxIds)',
    meaning: [texts.argBoxes],
    args: ({ boxIds }) => [listedIds(boxIds)],
  },
  before: blindboxApi.giveBackBefore,
  after: blindboxApi.giveBackAfter,
  fallback: 'Transfer failed',
  reasons: blindboxReasons,
  summary: (_ticket, { boxIds }, t) => [
    { label: texts.boxes, value: boxNumbers(idsOf(boxIds).map(Number)) },
    { label: summaryTexts.youGive, value: t(texts.giveBoxes), tone: 'danger' },
    {
      label: summaryTexts.youGet,
      value: <PaidFact boxIds={idsOf(boxIds)} state="sealed" />,
      tone: 'good',
    },
  ],
  done: texts.giveBackDone,
  invalidates: boxReads,
})
