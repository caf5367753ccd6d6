import { boxList } from '../boxNumber.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { idsOf } from '../boxIds.ts'
import { boxNumbers } from '../boxNumber.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { NotInTimeFact } from './mineFacts.tsx'
import { minePath } from '../paths.ts'
import { boxPicture } from './pictures.tsx'
import { buyTexts } from '../textBuy.ts'

/** Requests the draw of own boxes of one series, with the user's seed. */
export const openFlow = review(blindboxActions.openCard, {
  title: texts.openFlow,
  question: ({ subject }, t) => t(texts.askOpen, { count: idsOf(subject.boxIds).length }),
  picture: boxPicture,
  goesTo: buyTexts.contract,
  meaning: { boxIds: texts.argBoxes, seed: texts.argSeed },
  units: { boxIds: boxList },
  fallback: 'Update failed',
  summary: (_ticket, { boxIds }, t) => [
    { label: texts.boxes, value: boxNumbers(idsOf(boxIds).map(Number)) },
    {
      label: summaryTexts.youGet,
      value: t(texts.cardEach, { count: idsOf(boxIds).length }),
      tone: 'good',
      main: true,
    },
    { label: texts.notInTime, value: <NotInTimeFact /> },
  ],
  done: texts.openDone,
  next: () => [{ text: nextTexts.seeBoxes, to: minePath }],
  invalidates: boxReads,
})
