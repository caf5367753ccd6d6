import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { marketActions } from '../../../marketActions.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { exact } from '../coins.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { EndsFact, FeesFact, SellerGetsFact } from './facts.tsx'

/** Lists a card, or replaces its listing. */
export const sellFlow = review(marketActions.sell, {
  title: texts.sellFlow,
  meaning: {
    tokenId: signedTexts.tokenId,
    coin: meanings.coin,
    price: meanings.price,
    expiry: meanings.expiry,
  },
  // The end counts from the moment of the order, which the server knows; it is shown.
  fixed: ({ coin }, contracts) => ({ coin: signedCoin(coin, contracts), expiry: null }),
  fallback: 'Listing failed',
  summary: (ticket, { tokenId = '', coin = '', price = '0' }, t) => [
    { label: texts.card, value: <CardFact tokenId={tokenId} /> },
    { label: texts.price, value: exact(price, coin) },
    {
      label: texts.fees,
      value: <FeesFact tokenId={tokenId} price={price} coin={coin} />,
    },
    {
      label: texts.getForIt,
      value: <SellerGetsFact tokenId={tokenId} price={price} coin={coin} />,
      tone: 'good',
    },
    { label: texts.ends, value: <EndsFact seconds={ticket.call.args[3]} /> },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  ],
  done: texts.sellDone,
  invalidates: marketReads,
})
