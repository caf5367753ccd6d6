import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { askOfCard, cardPicture } from '../../flows/pictures.tsx'
import { detailPath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'

/** Leave for the market to move one card: before it can be listed or sold to an offer. */
export const approveFlow = review(marketActions.approve, {
  title: texts.approveFlow,
  question: askOfCard(askTexts.approve),
  picture: cardPicture,
  goesTo: askTexts.market,
  meaning: { to: meanings.mover, tokenId: signedTexts.tokenId },
  fixed: (_, contracts) => ({ to: contracts['CardMarket'] ?? null }),
  fallback: 'Approve failed',
  summary: (_ticket, _subject, t) => [
    { label: texts.approveWhat, value: t(texts.approveMeans), wide: true },
  ],
  done: texts.approveDone,
  next: ({ subject: { tokenId = '' } }) => [
    { text: nextTexts.seeIt, to: detailPath(Number(tokenId)) },
  ],
  invalidates: marketReads,
})
