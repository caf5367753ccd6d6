import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { CreditFact } from './mineFacts.tsx'

/** Pays the signer what the contract owes: a payment that could not be delivered. */
export const withdrawFlow = review(blindboxActions.withdraw, {
  title: texts.withdrawFlow,
  meaning: { account: texts.argAccount },
  fixed: (_subject, _contracts, signer) => ({ account: signer }),
  fallback: 'Transfer failed',
  summary: (_ticket, _subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <CreditFact />, tone: 'good' },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Withdrawn',
      show: (events) => exactOf(sumOf(events, 'amount'), nativeCoin()),
    },
  ],
  done: texts.withdrawDone,
  invalidates: boxReads,
})
