import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { marketReads } from './changes.ts'
import { askOfCard, cardPicture } from '../../flows/pictures.tsx'
import { detailPath, stakePath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'

export const takeDownFlow = review(marketActions.takeDown, {
  title: texts.takeDownFlow,
  question: askOfCard(askTexts.takeDown),
  picture: cardPicture,
  goesTo: askTexts.market,
  meaning: { tokenId: signedTexts.tokenId },
  fallback: 'Update failed',
  summary: () => [],
  done: texts.takeDownDone,
  next: ({ subject: { tokenId = '' } }) => [
    { text: nextTexts.stakeIt, to: stakePath(Number(tokenId)) },
    { text: nextTexts.seeIt, to: detailPath(Number(tokenId)) },
  ],
  invalidates: marketReads,
})
