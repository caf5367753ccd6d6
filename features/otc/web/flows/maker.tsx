import { zeroAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import type { Instead, NextStep } from '#platform/web/flow/flow.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { otcActions } from '../../actions.ts'
import { isNative, offerPath } from '../offers.ts'
import { publishTexts } from '../textPublish.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { otcReads } from './changes.ts'
import { BothQuestion, CoinsFact, LeftFact, NewPicture, OfferPicture } from './facts.tsx'

/** Actions of who makes offers. */

export const seeMarket: NextStep = { text: texts.seeMarket, to: '/otc' }
const again: NextStep = { text: texts.again, to: '/publish' }

const seeOffer = (id: string | undefined): NextStep[] =>
  id === undefined ? [] : [{ text: texts.seeOffer, to: offerPath(id) }]

const gone: Instead = {
  when: ['OFFER_ENDED', 'NOT_YOUR_OFFER', 'NO_SUCH_OFFER', 'This offer has ended'],
  step: seeMarket,
}

export const publishFlow = review(otcActions.publish, {
  title: texts.publishTitle,
  question: ({ subject: { give, giveAmount = '0', want, wantAmount = '0' } }) => (
    <BothQuestion
      text={texts.askPublish}
      give={give}
      giveAmount={giveAmount}
      want={want}
      wantAmount={wantAmount}
    />
  ),
  picture: ({ subject: { give, want } }) => <NewPicture give={give} want={want} />,
  goesTo: texts.market,
  meaning: {
    give: texts.give,
    giveAmount: texts.giveAmount,
    want: texts.want,
    wantAmount: texts.wantAmount,
    minLot: texts.minLot,
    expiry: texts.expiry,
    taker: texts.taker,
  },
  units: { expiry: 'time' },
  fixed: ({ give, want, taker }) => ({
    give: give ?? null,
    want: want ?? null,
    taker: taker ?? zeroAddress,
    expiry: null,
  }),
  takes: ({ giveAmount }) => giveAmount,
  pays: ({ give = '', giveAmount }) => (isNative(give) ? (giveAmount ?? null) : '0'),
  fallback: 'Listing failed',
  summary: (_ticket, subject, t) => {
    const { give, giveAmount = '0', want, wantAmount = '0', days = '0', taker } = subject
    return [
      {
        label: summaryTexts.youGive,
        value: <CoinsFact of={{ coin: give }} amount={giveAmount} />,
        main: true,
      },
      {
        label: texts.youAsk,
        value: <CoinsFact of={{ coin: want }} amount={wantAmount} />,
        tone: 'good',
      },
      { label: texts.stands, value: t(publishTexts.day, { days: Number(days) }) },
      ...(taker === undefined
        ? []
        : [
            {
              label: texts.onlyTaker,
              value: <AddressText address={taker} full />,
              wide: true,
            } as const,
          ]),
    ]
  },
  done: texts.publishDone,
  next: ({ emitted }) => [...seeOffer(emitted('Published')?.['id']), again],
  invalidates: otcReads,
})

export const editFlow = review(otcActions.edit, {
  title: texts.editTitle,
  question: ({ subject: { id = '' } }, t) => t(texts.askEdit, { id }),
  picture: ({ subject: { id } }) => <OfferPicture id={id} />,
  goesTo: texts.market,
  meaning: {
    id: texts.id,
    wantAmount: texts.wantAmount,
    minLot: texts.minLot,
    expiry: texts.expiry,
  },
  units: { expiry: 'time' },
  fixed: () => ({ expiry: null }),
  fallback: 'Update failed',
  summary: (_ticket, { id, wantAmount = '0', minLot = '0', days = '0' }, t) => [
    {
      label: texts.youAsk,
      value: <CoinsFact of={{ id, side: 'want' }} amount={wantAmount} />,
      main: true,
    },
    { label: publishTexts.leftNow, value: <LeftFact id={id} /> },
    { label: texts.minLot, value: <CoinsFact of={{ id, side: 'give' }} amount={minLot} /> },
    { label: texts.stands, value: t(publishTexts.day, { days: Number(days) }) },
  ],
  done: texts.editDone,
  instead: gone,
  next: ({ subject: { id } }) => [...seeOffer(id), seeMarket],
  invalidates: otcReads,
})

export const cancelFlow = review(otcActions.cancel, {
  title: texts.cancelTitle,
  question: ({ subject: { id = '' } }, t) => t(texts.askCancel, { id }),
  picture: ({ subject: { id } }) => <OfferPicture id={id} />,
  goesTo: 'wallet',
  meaning: { id: texts.id },
  fallback: 'Update failed',
  summary: (_ticket, { id }) => [
    { label: texts.left, value: <LeftFact id={id} />, tone: 'good', main: true },
  ],
  results: [
    {
      label: texts.left,
      event: 'Cancelled',
      show: (events, { id }) => (
        <CoinsFact of={{ id, side: 'give' }} amount={String(sumOf(events, 'amount'))} />
      ),
    },
  ],
  done: texts.cancelDone,
  instead: gone,
  next: () => [again, seeMarket],
  invalidates: otcReads,
})
