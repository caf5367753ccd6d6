import { exactAmount } from '#platform/std/format.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { signedTexts } from '../../textSigned.ts'
import { coinDecimals } from '../coins.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { OfferFeesFact, OfferGetsFact } from './offerFacts.tsx'
import { FrozenFact, FrozenFeesFact, SaleFeesFact, SoldFact } from './saleFacts.tsx'
import { askOfCard, cardPicture, seeDeals } from '../../flows/pictures.tsx'
import { marketPath, ownPath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'

/** Sells a card to the maker of an offer. */
export const acceptFlow = review(marketActions.accept, {
  title: texts.acceptFlow,
  question: askOfCard(askTexts.accept),
  picture: cardPicture,
  goesTo: 'wallet',
  meaning: { number: meanings.offer, tokenId: signedTexts.tokenId, minAmount: meanings.minAmount },
  units: { minAmount: (value) => exactAmount(BigInt(value), coinDecimals) },
  fallback: 'Transfer failed',
  summary: (_ticket, { tokenId = '', number = '' }) => [
    { label: texts.fees, value: <OfferFeesFact tokenId={tokenId} number={number} /> },
    {
      label: summaryTexts.youGet,
      value: <OfferGetsFact tokenId={tokenId} number={number} />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    { label: texts.fees, event: 'Sold', show: ([sold]) => <SaleFeesFact sold={sold} /> },
    {
      label: texts.fees,
      event: 'Frozen',
      show: ([sale], { tokenId = '' }) => <FrozenFeesFact tokenId={tokenId} sale={sale} />,
    },
    { label: summaryTexts.youGet, event: 'Sold', show: ([sold]) => <SoldFact sold={sold} /> },
    {
      label: summaryTexts.youGet,
      event: 'Frozen',
      show: ([sale], { tokenId = '' }) => <FrozenFact tokenId={tokenId} sale={sale} />,
    },
  ],
  done: texts.acceptDone,
  instead: {
    when: ['NO_SUCH_OFFER', 'OTHER_CARD', 'This offer has ended', 'The offer is for another card'],
    step: { text: nextTexts.seeCards, to: ownPath },
  },
  next: () => [seeDeals, { text: nextTexts.seeMarket, to: marketPath }],
  invalidates: marketReads,
})
