import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { seeDeals } from '../../flows/pictures.tsx'
import { marketPath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'
import { OfferBackFact, OfferPicture } from './offerFacts.tsx'

export const cancelOfferFlow = review(marketActions.cancelOffer, {
  title: texts.cancelOfferFlow,
  question: ({ subject: { number = '' } }, t) => t(askTexts.cancelOffer, { number }),
  picture: ({ subject: { number = '' } }) => <OfferPicture number={number} />,
  goesTo: 'wallet',
  meaning: { number: meanings.offer },
  fallback: 'Update failed',
  summary: (_ticket, { number = '' }) => [
    {
      label: summaryTexts.youGet,
      value: <OfferBackFact number={number} />,
      tone: 'good',
      main: true,
    },
  ],
  done: texts.cancelOfferDone,
  instead: {
    when: ['NO_SUCH_OFFER', 'This offer has ended'],
    step: seeDeals,
  },
  next: () => [seeDeals, { text: nextTexts.seeMarket, to: marketPath }],
  invalidates: marketReads,
})
