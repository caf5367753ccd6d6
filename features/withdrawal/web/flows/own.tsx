import { sumOf } from '#platform/web/flow/results.ts'
import type { AnyFlow } from '#platform/web/flow/flow.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { spendTexts } from '#platform/web/spend/text.ts'

import { withdrawalActions } from '../../actions.ts'
import { withdrawalTexts as texts } from '../text.ts'
import { withdrawalReads } from './changes.ts'
import { CoinsFact } from './facts.tsx'

/** What is done with one's allotment. */

export const withdrawFlow = review(withdrawalActions.apply, {
  title: texts.withdraw,
  meaning: { amount: spendTexts.smallestUnit, mostFee: texts.mostFee },
  fallback: 'Transfer failed',
  summary: ({ call: { args } }) => {
    const [amount = '0', fee = '0'] = args
    const received = String(BigInt(amount) - BigInt(fee))
    return [
      { label: texts.withdraw, value: <CoinsFact units={amount} /> },
      { label: texts.fee, value: <CoinsFact units={fee} /> },
      { label: texts.receive, value: <CoinsFact units={received} />, tone: 'good' },
    ]
  },
  results: [
    {
      label: texts.fee,
      event: 'Withdrawn',
      show: (events) => <CoinsFact units={String(sumOf(events, 'fee'))} />,
    },
    {
      label: texts.receive,
      event: 'Withdrawn',
      show: (events) => (
        <CoinsFact units={String(sumOf(events, 'amount') - sumOf(events, 'fee'))} />
      ),
    },
  ],
  done: texts.withdrawDone,
  invalidates: withdrawalReads,
})

/** Steps of the contract's own, which take nothing but the network's fee. */
const nothingGiven: AnyFlow['summary'] = (_ticket, _subject, t) => [
  { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  { label: texts.onChain, value: t(texts.byItself), wide: true },
]

export const initializationFlow = review(withdrawalActions.initialization, {
  title: texts.initialization,
  meaning: {},
  fallback: 'initialization error',
  summary: nothingGiven,
  done: texts.initializationDone,
  invalidates: withdrawalReads,
})

export const unlockLimitFlow = review(withdrawalActions.unlockLimit, {
  title: texts.unlockLimit,
  meaning: {},
  fallback: 'unlockLimit error',
  summary: nothingGiven,
  done: texts.unlockLimitDone,
  invalidates: withdrawalReads,
})
