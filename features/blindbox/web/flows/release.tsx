import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { boxNumber } from '../boxNumber.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { PaidFact } from './mineFacts.tsx'

/** Ends one's own reservation; its first part goes back whole. */
export const releaseFlow = review(blindboxActions.release, {
  title: texts.releaseFlow,
  meaning: { boxId: texts.argBox },
  fallback: 'Transfer failed',
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
