import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { sumOf } from '#platform/web/flow/results.ts'
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
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Released',
      show: (events) => exactOf(sumOf(events, 'amount'), nativeCoin()),
    },
  ],
  done: texts.releaseDone,
  invalidates: boxReads,
})
