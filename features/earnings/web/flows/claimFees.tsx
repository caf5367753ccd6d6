import { Units } from '#platform/web/flow/Units.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { earningsActions } from '../../actions.ts'
import { claimTexts as texts } from '../textClaim.ts'
import { earningsReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'
import { CoinPicture } from '#platform/web/flow/picture.tsx'

/** Pays the signer all the shares of fees that it was credited. */
export const claimFeesFlow = review(earningsActions.claimFees, {
  title: texts.feesTitle,
  question: (_, t) => t(texts.askFees),
  picture: () => <CoinPicture symbols={[nativeCoin().symbol]} />,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: () => [
    {
      label: summaryTexts.youGet,
      value: <ClaimFact from="fees" symbol={nativeCoin().symbol} />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'CreditClaimed',
      show: (events) => <Units units={sumOf(events, 'amount')} coin={nativeCoin()} />,
    },
  ],
  done: texts.feesDone,
  next: () => [{ text: nextTexts.seeIncome, to: '/income' }],
  invalidates: earningsReads,
})
