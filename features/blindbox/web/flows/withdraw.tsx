import { Units } from '#platform/web/flow/Units.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { CreditFact } from './mineFacts.tsx'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { minePath } from '../paths.ts'

/** Pays the signer's credit: a payment that could not be delivered. */
export const withdrawFlow = review(blindboxActions.withdraw, {
  title: texts.withdrawFlow,
  question: (_, t) => t(texts.askWithdraw),
  picture: () => <CoinPicture symbols={[nativeCoin().symbol]} />,
  goesTo: 'wallet',
  meaning: { account: texts.argAccount },
  fixed: (_subject, _contracts, signer) => ({ account: signer }),
  fallback: 'Transfer failed',
  summary: () => [{ label: summaryTexts.youGet, value: <CreditFact />, tone: 'good', main: true }],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Withdrawn',
      show: (events) => <Units units={sumOf(events, 'amount')} coin={nativeCoin()} />,
    },
  ],
  done: texts.withdrawDone,
  next: () => [{ text: nextTexts.seeBoxes, to: minePath }],
  invalidates: boxReads,
})
