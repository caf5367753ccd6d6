import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import type { AnyFlow, NextStep } from '#platform/web/flow/flow.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'
import { spendTexts } from '#platform/web/spend/text.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'

import { withdrawalActions } from '../../actions.ts'
import { withdrawalTexts as texts } from '../text.ts'
import { CoinsFact } from './facts.tsx'
import { withdrawalApi } from '../../api.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'

/** Actions with the own allotment. */

const see: NextStep = { text: texts.seeWithdrawals, to: '/withdrawal' }
const picture = () => <CoinPicture symbols={['TES']} />

/** Replies that any change of an allotment makes old. */
const withdrawalReads: readonly Endpoint[] = [
  withdrawalApi.lockStatistic,
  withdrawalApi.claimList,
  withdrawalApi.withdrawRecord,
]

/** Allotments are in TES. */
const inTes = (value: string): string => exactOf(BigInt(value), tesCoin)

export const withdrawFlow = review(withdrawalActions.apply, {
  title: texts.withdraw,
  question: (_, t) => t(texts.askWithdraw),
  picture,
  goesTo: 'wallet',
  meaning: { amount: spendTexts.signedAmount, mostFee: texts.mostFee },
  units: { amount: inTes, mostFee: inTes },
  fallback: 'Transfer failed',
  summary: ({ call: { args } }) => {
    const [amount = '0', fee = '0'] = args
    const received = String(BigInt(amount) - BigInt(fee))
    return [
      { label: texts.withdraw, value: <CoinsFact units={amount} /> },
      { label: texts.fee, value: <CoinsFact units={fee} /> },
      { label: texts.receive, value: <CoinsFact units={received} />, tone: 'good', main: true },
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
  next: () => [see, { text: nextTexts.seeIncome, to: '/income' }],
  invalidates: withdrawalReads,
})

/** Steps of the contract's own, which take nothing but the network's fee. */
const nothingGiven: AnyFlow['summary'] = (_ticket, _subject, t) => [
  { label: texts.onChain, value: t(texts.byItself), wide: true },
]

export const initializationFlow = review(withdrawalActions.initialization, {
  title: texts.initialization,
  question: (_, t) => t(texts.askInitialization),
  picture: picture,
  goesTo: texts.contract,
  meaning: {},
  fallback: 'initialization error',
  summary: nothingGiven,
  done: texts.initializationDone,
  next: () => [see],
  invalidates: withdrawalReads,
})

export const unlockLimitFlow = review(withdrawalActions.unlockLimit, {
  title: texts.unlockLimit,
  question: (_, t) => t(texts.askUnlockLimit),
  picture: picture,
  goesTo: texts.contract,
  meaning: {},
  fallback: 'unlockLimit error',
  summary: nothingGiven,
  done: texts.unlockLimitDone,
  next: () => [see],
  invalidates: withdrawalReads,
})
