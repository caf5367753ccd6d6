import type { Instead, NextStep } from '#platform/web/flow/flow.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { otcActions } from '../../actions.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { otcReads } from './changes.ts'
import { AmountQuestion, CoinsFact, CreditFact, NewPicture, OfferPicture } from './facts.tsx'
import { seeMarket } from './maker.tsx'

/** Actions of who takes offers, leave for the market, and a credit. */

const seeRecord: NextStep = { text: texts.seeRecord, to: '/otcRecord' }

const others: Instead = {
  when: [
    'OFFER_ENDED',
    'OFFER_CHANGED',
    'OFFER_EXPIRED',
    'OTHER_TAKER',
    'OWN_OFFER',
    'NO_SUCH_OFFER',
    'This offer has ended',
    'This offer was changed',
    'This offer has expired',
  ],
  step: seeMarket,
}

/** The very version that was seen, at no more than its price. */
export const takeFlow = review(otcActions.productBuy, {
  title: texts.takeTitle,
  question: ({ subject: { id = '', amount = '0' } }) => (
    <AmountQuestion text={texts.askTake} of={{ id, side: 'give' }} amount={amount} id={id} />
  ),
  picture: ({ subject: { id } }) => <OfferPicture id={id} />,
  goesTo: texts.market,
  meaning: {
    id: texts.id,
    order: texts.order,
    amount: texts.amount,
    mostPaid: texts.mostPaid,
  },
  takes: ({ mostPaid }) => mostPaid,
  fallback: 'Purchase failed',
  summary: (_ticket, { id, amount = '0', mostPaid = '0' }) => [
    {
      label: summaryTexts.youGiveAtMost,
      value: <CoinsFact of={{ id, side: 'want' }} amount={mostPaid} />,
      main: 'priced',
    },
    {
      label: summaryTexts.youGet,
      value: <CoinsFact of={{ id, side: 'give' }} amount={amount} />,
      tone: 'good',
    },
  ],
  results: [
    {
      label: summaryTexts.youGiveAtMost,
      event: 'Taken',
      show: (events, { id }) => (
        <CoinsFact of={{ id, side: 'want' }} amount={String(sumOf(events, 'paid'))} />
      ),
    },
  ],
  done: texts.takeDone,
  instead: others,
  next: () => [seeRecord, seeMarket],
  invalidates: otcReads,
})

export const withdrawFlow = review(otcActions.withdraw, {
  title: texts.withdrawTitle,
  question: (_, t) => t(texts.askWithdraw),
  picture: ({ subject: { coin } }) => <NewPicture give={coin} />,
  goesTo: 'wallet',
  meaning: { account: texts.account, coin: texts.coin },
  fixed: ({ coin }, _, signer) => ({ account: signer, coin: coin ?? null }),
  fallback: 'Transfer failed',
  summary: (_ticket, { coin }) => [
    { label: summaryTexts.youGet, value: <CreditFact coin={coin} />, tone: 'good', main: true },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Withdrawn',
      show: (events, { coin }) => (
        <CoinsFact of={{ coin }} amount={String(sumOf(events, 'amount'))} />
      ),
    },
  ],
  done: texts.withdrawDone,
  next: () => [seeMarket],
  invalidates: otcReads,
})

/** Leave for the market to take an amount of a coin; never without limit. */
export const allowFlow = reviewAllow(otcActions.approve, {
  spender: 'Otc',
  name: texts.market,
  picture: ({ subject: { coin } }) => <NewPicture give={coin} />,
  means: texts.allowMeans,
  invalidates: otcReads,
})
