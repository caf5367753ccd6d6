import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { signedTexts } from '../../textSigned.ts'
import { meanings } from '../textMeanings.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'
import { BuyerFact, CoinFact, MoneyBackFact } from './saleFacts.tsx'
import { askOfCard, cardPicture, seeDeals } from '../../flows/pictures.tsx'
import { marketPath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'

/** Calls a frozen sale off; all of the money goes back to its buyer. */
export const cancelSaleFlow = review(marketActions.cancelSale, {
  title: ownTexts.cancelSaleFlow,
  question: askOfCard(askTexts.cancelSale),
  picture: cardPicture,
  goesTo: null,
  meaning: { tokenId: signedTexts.tokenId, number: meanings.listing },
  fallback: 'Update failed',
  summary: (_ticket, { tokenId = '', number = '' }) => [
    {
      label: ownTexts.moneyBack,
      value: <MoneyBackFact tokenId={tokenId} number={number} />,
      tone: 'good',
      main: true,
    },
    {
      label: ownTexts.moneyBackTo,
      value: <BuyerFact tokenId={tokenId} number={number} />,
      wide: true,
    },
  ],
  results: [
    {
      label: ownTexts.moneyBack,
      event: 'SaleCancelled',
      show: ([sale]) => (
        <CoinFact units={BigInt(sale?.['amount'] ?? '0')} coin={sale?.['coin'] ?? ''} />
      ),
    },
    {
      label: ownTexts.moneyBackTo,
      event: 'SaleCancelled',
      show: ([sale]) => <AddressText address={sale?.['buyer'] ?? ''} full />,
    },
  ],
  done: ownTexts.cancelSaleDone,
  instead: {
    when: ['NO_SUCH_SALE', 'No such sale', 'The seller no longer has the card as sold'],
    step: seeDeals,
  },
  next: () => [seeDeals, { text: nextTexts.seeMarket, to: marketPath }],
  invalidates: marketReads,
})
