import { Units } from '#platform/web/flow/Units.tsx'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { marketActions } from '../../../marketActions.ts'
import { signedTexts } from '../../textSigned.ts'
import { exact, shownCoin } from '../coins.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { EndsFact, FeesFact, SellerGetsFact } from './facts.tsx'
import { askOfCard, cardPicture } from '../../flows/pictures.tsx'
import { detailPath, ownPath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'

/** Lists a card, or replaces its listing. */
export const sellFlow = review(marketActions.sell, {
  title: texts.sellFlow,
  question: askOfCard(askTexts.sell),
  picture: cardPicture,
  goesTo: askTexts.market,
  meaning: {
    tokenId: signedTexts.tokenId,
    coin: meanings.coin,
    price: meanings.price,
    expiry: meanings.expiry,
  },
  units: { price: (value, { coin = '' }) => exact(value, coin), expiry: 'time' },
  // The end counts from the moment of the order, which the server knows; it is shown.
  fixed: ({ coin }, contracts) => ({ coin: signedCoin(coin, contracts), expiry: null }),
  fallback: 'Listing failed',
  summary: (ticket, { tokenId = '', coin = '', price = '0' }) => [
    { label: texts.price, value: <Units units={BigInt(price)} coin={shownCoin(coin)} /> },
    {
      label: texts.fees,
      value: <FeesFact tokenId={tokenId} price={price} coin={coin} />,
    },
    {
      label: texts.getForIt,
      value: <SellerGetsFact tokenId={tokenId} price={price} coin={coin} />,
      tone: 'good',
      main: true,
    },
    { label: texts.ends, value: <EndsFact seconds={ticket.call.args[3]} /> },
  ],
  done: texts.sellDone,
  next: ({ subject: { tokenId = '' } }) => [
    { text: nextTexts.onMarket, to: detailPath(Number(tokenId)) },
    { text: askTexts.sellAnother, to: ownPath },
  ],
  invalidates: marketReads,
})
