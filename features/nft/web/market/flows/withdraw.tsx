import { exact } from '../coins.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { marketActions } from '../../../marketActions.ts'

import { meanings } from '../textMeanings.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'
import { CreditFact } from './saleFacts.tsx'

/** Pays the signer what the market owes in a coin. */
export const withdrawFlow = review(marketActions.withdraw, {
  title: ownTexts.withdrawFlow,
  meaning: { account: ownTexts.account, coin: meanings.coin },
  fixed: ({ coin }, contracts, signer) => ({
    account: signer,
    coin: signedCoin(coin, contracts),
  }),
  fallback: 'Transfer failed',
  summary: (_ticket, { coin = '' }, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <CreditFact coin={coin} />, tone: 'good' },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Withdrawn',
      show: (events, { coin = '' }) => exact(sumOf(events, 'amount'), coin),
    },
  ],
  done: ownTexts.withdrawDone,
  invalidates: marketReads,
})
