import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'
import { BuyerFact, SaleFeesFact, SellerFeesFact, SellerPaidFact, SoldFact } from './saleFacts.tsx'
import { askOfCard, cardPicture, seeDeals } from '../../flows/pictures.tsx'
import { marketPath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'

/** Swaps card and money of a frozen sale whose stake is over. */
export const settleFlow = review(marketActions.settle, {
  title: ownTexts.settleFlow,
  question: askOfCard(askTexts.settle),
  picture: cardPicture,
  goesTo: null,
  meaning: { tokenId: signedTexts.tokenId, number: meanings.listing },
  fallback: 'Transfer failed',
  summary: (_ticket, { tokenId = '', number = '' }) => [
    { label: ownTexts.cardTo, value: <BuyerFact tokenId={tokenId} number={number} />, wide: true },
    { label: texts.fees, value: <SellerFeesFact tokenId={tokenId} number={number} /> },
    {
      label: texts.sellerGets,
      value: <SellerPaidFact tokenId={tokenId} number={number} />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: ownTexts.cardTo,
      event: 'Sold',
      show: ([sold]) => <AddressText address={sold?.['buyer'] ?? ''} full />,
    },
    { label: texts.fees, event: 'Sold', show: ([sold]) => <SaleFeesFact sold={sold} /> },
    { label: texts.sellerGets, event: 'Sold', show: ([sold]) => <SoldFact sold={sold} /> },
  ],
  done: ownTexts.settleDone,
  instead: {
    when: [
      'NO_SUCH_SALE',
      'SALE_BROKEN',
      'No such sale',
      'The seller no longer has the card as sold',
    ],
    step: seeDeals,
  },
  next: () => [seeDeals, { text: nextTexts.seeMarket, to: marketPath }],
  invalidates: marketReads,
})
