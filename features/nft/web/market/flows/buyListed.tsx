import { exactAmount } from '#platform/std/format.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { signedTexts } from '../../textSigned.ts'
import { coinDecimals } from '../coins.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { BoughtFact, MaxPriceFact } from './facts.tsx'
import { CoinFact } from './saleFacts.tsx'
import { afterPurchase, askOfCard, boughtId, cardPicture, seeDeals } from '../../flows/pictures.tsx'
import { marketPath } from '../../paths.ts'
import { CardEarns } from '../../flows/earns.tsx'
import { askTexts } from '../../textAsk.ts'

/** Buys the very listing that was seen, at no more than its price. */
export const buyListedFlow = review(marketActions.buySkuProduct, {
  title: texts.buyFlow,
  question: askOfCard(askTexts.buy),
  picture: cardPicture,
  goesTo: askTexts.market,
  meaning: { tokenId: signedTexts.tokenId, number: meanings.listing, maxPrice: meanings.maxPrice },
  // In the coin of the listing, which stands above.
  units: { maxPrice: (value) => exactAmount(BigInt(value), coinDecimals) },
  takes: ({ maxPrice }) => maxPrice,
  fallback: 'Purchase failed',
  summary: (_ticket, { tokenId = '', maxPrice = '0' }) => [
    {
      label: summaryTexts.youGiveAtMost,
      value: <MaxPriceFact tokenId={tokenId} price={maxPrice} />,
      main: 'priced',
    },
    { label: summaryTexts.youGet, value: <BoughtFact tokenId={tokenId} />, tone: 'good' },
  ],
  results: [
    {
      label: summaryTexts.youGiveAtMost,
      event: 'Sold',
      show: ([sold]) => <CoinFact units={BigInt(sold?.['price'] ?? '0')} coin={sold?.['coin']} />,
    },
    {
      label: summaryTexts.youGiveAtMost,
      event: 'Frozen',
      show: ([sale]) => <CoinFact units={BigInt(sale?.['amount'] ?? '0')} coin={sale?.['coin']} />,
    },
  ],
  done: texts.buyDone,
  instead: {
    when: [
      'LISTING_CHANGED',
      'NOT_LISTED',
      'NO_SUCH_CARD',
      'OWN_CARD',
      'This listing has ended',
      'Card is sold and waits for its unlock time',
      'No such card',
      'This is your own card',
    ],
    step: { text: nextTexts.otherCards, to: marketPath },
  },
  earns: (about) => <CardEarns tokenId={boughtId(about, 'Sold')} />,
  next: (about) => {
    const bought = boughtId(about, 'Sold')
    return bought === undefined ? [seeDeals] : afterPurchase(bought)
  },
  invalidates: marketReads,
})
