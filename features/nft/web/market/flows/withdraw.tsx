import { shownCoin } from '../coins.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { marketActions } from '../../../marketActions.ts'

import { meanings } from '../textMeanings.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'
import { CreditFact } from './saleFacts.tsx'
import { seeDeals } from '../../flows/pictures.tsx'
import { marketPath } from '../../paths.ts'
import { askTexts } from '../../textAsk.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'

/** Pays the signer's credit in a coin on the market. */
export const withdrawFlow = review(marketActions.withdraw, {
  title: ownTexts.withdrawFlow,
  question: ({ subject: { coin = '' } }, t) => t(askTexts.withdraw, { coin }),
  picture: ({ subject: { coin = '' } }) => <CoinPicture symbols={[coin]} />,
  goesTo: 'wallet',
  meaning: { account: ownTexts.account, coin: meanings.coin },
  fixed: ({ coin }, contracts, signer) => ({
    account: signer,
    coin: signedCoin(coin, contracts),
  }),
  fallback: 'Transfer failed',
  summary: (_ticket, { coin = '' }) => [
    { label: summaryTexts.youGet, value: <CreditFact coin={coin} />, tone: 'good', main: true },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Withdrawn',
      show: (events, { coin = '' }) => (
        <Units units={sumOf(events, 'amount')} coin={shownCoin(coin)} />
      ),
    },
  ],
  done: ownTexts.withdrawDone,
  next: () => [seeDeals, { text: nextTexts.seeMarket, to: marketPath }],
  invalidates: marketReads,
})
