import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { idsOf } from '../boxIds.ts'
import { boxNumbers } from '../boxNumber.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { PaidFact } from './mineFacts.tsx'

/** Gives one's own sealed boxes back for all that they cost. */
export const giveBackFlow = review(blindboxActions.giveBack, {
  title: texts.giveBackFlow,
  meaning: { boxIds: texts.argBoxes },
  fallback: 'Transfer failed',
  summary: (_ticket, { boxIds }, t) => [
    { label: texts.boxes, value: boxNumbers(idsOf(boxIds).map(Number)) },
    { label: summaryTexts.youGive, value: t(texts.giveBoxes), tone: 'danger' },
    {
      label: summaryTexts.youGet,
      value: <PaidFact boxIds={idsOf(boxIds)} state="sealed" />,
      tone: 'good',
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'GivenBack',
      show: (events) => exactOf(sumOf(events, 'amount'), nativeCoin()),
    },
  ],
  done: texts.giveBackDone,
  invalidates: boxReads,
})
