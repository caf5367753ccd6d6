import { Units } from '#platform/web/flow/Units.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { boxNumber } from '../boxNumber.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { PaidFact } from './mineFacts.tsx'
import { marketPath, minePath } from '../paths.ts'
import { boxPicture } from './pictures.tsx'

/** Ends an own reservation and returns its whole first part. */
export const releaseFlow = review(blindboxActions.release, {
  title: texts.releaseFlow,
  question: ({ subject: { boxId = '0' } }, t) =>
    t(texts.askRelease, { number: boxNumber(Number(boxId)) }),
  picture: boxPicture,
  goesTo: 'wallet',
  meaning: { boxId: texts.argBox },
  units: { boxId: (value) => boxNumber(Number(value)) },
  fallback: 'Transfer failed',
  summary: (_ticket, { boxId = '' }) => [
    { label: texts.boxes, value: boxNumber(Number(boxId)) },
    {
      label: summaryTexts.youGet,
      value: <PaidFact boxIds={[boxId]} state="reserved" />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Released',
      show: (events) => <Units units={sumOf(events, 'amount')} coin={nativeCoin()} />,
    },
  ],
  done: texts.releaseDone,
  next: () => [
    { text: texts.seeSeries, to: marketPath },
    { text: nextTexts.seeBoxes, to: minePath },
  ],
  invalidates: boxReads,
})
