import { boxList } from '../boxNumber.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { idsOf } from '../boxIds.ts'
import { boxNumbers } from '../boxNumber.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { PaidFact } from './mineFacts.tsx'
import { marketPath, minePath } from '../paths.ts'
import { boxPicture } from './pictures.tsx'

/** Returns own sealed boxes for all that they cost. */
export const giveBackFlow = review(blindboxActions.giveBack, {
  title: texts.giveBackFlow,
  question: ({ subject }, t) => t(texts.askGiveBack, { count: idsOf(subject.boxIds).length }),
  picture: boxPicture,
  goesTo: 'wallet',
  meaning: { boxIds: texts.argBoxes },
  units: { boxIds: boxList },
  fallback: 'Transfer failed',
  summary: (_ticket, { boxIds }) => [
    { label: texts.boxes, value: boxNumbers(idsOf(boxIds).map(Number)) },
    {
      label: summaryTexts.youGet,
      value: <PaidFact boxIds={idsOf(boxIds)} state="sealed" />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'GivenBack',
      show: (events) => <Units units={sumOf(events, 'amount')} coin={nativeCoin()} />,
    },
  ],
  done: texts.giveBackDone,
  next: () => [
    { text: texts.seeSeries, to: marketPath },
    { text: nextTexts.seeBoxes, to: minePath },
  ],
  invalidates: boxReads,
})
