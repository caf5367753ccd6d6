import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'
import { LevelPicture } from '../../flows/pictures.tsx'
import { marketPath, ownPath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'

/** Ends every listing of the signer in one transaction. */
export const takeDownAllFlow = review(marketActions.takeDownAll, {
  title: ownTexts.takeDownAllFlow,
  question: (_, t) => t(askTexts.takeDownAll),
  picture: () => <LevelPicture level="1" />,
  goesTo: askTexts.market,
  meaning: {},
  fallback: 'Update failed',
  summary: (_ticket, _subject, t) => [
    { label: ownTexts.whatEnds, value: t(ownTexts.everyListing) },
  ],
  done: ownTexts.takeDownAllDone,
  next: () => [
    { text: nextTexts.seeCards, to: ownPath },
    { text: nextTexts.seeMarket, to: marketPath },
  ],
  invalidates: marketReads,
})
