import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { idsOf } from '../boxIds.ts'
import { boxNumbers } from '../boxNumber.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { NotInTimeFact } from './mineFacts.tsx'

/** Asks for the draw of one's own boxes of one series, with one's own seed. */
export const openFlow = review(blindboxActions.openCard, {
  title: texts.openFlow,
  meaning: { boxIds: texts.argBoxes, seed: texts.argSeed },
  fallback: 'Update failed',
  summary: (_ticket, { boxIds }, t) => [
    { label: texts.boxes, value: boxNumbers(idsOf(boxIds).map(Number)) },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    {
      label: summaryTexts.youGet,
      value: t(texts.cardEach, { count: idsOf(boxIds).length }),
      tone: 'good',
    },
    { label: texts.notInTime, value: <NotInTimeFact /> },
  ],
  done: texts.openDone,
  invalidates: boxReads,
})
