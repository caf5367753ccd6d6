import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { burnActions } from '../../actions.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { seeCentre } from './burn.tsx'
import { burnReads } from './changes.ts'
import {
  MiningFact,
  multiplierFact,
  nativePicture,
  OpenQuestion,
  PassFact,
  Sun,
  Tes,
  tesPicture,
} from './facts.tsx'

/** The pass of a first burn, and the opening of a period. */

export const passFlow = review(burnActions.pass, {
  title: texts.passTitle,
  question: (_, t) => t(texts.askPass),
  picture: nativePicture,
  goesTo: texts.contract,
  meaning: {},
  fallback: 'Purchase failed',
  summary: ({ call }, _subject, t) => [
    { label: summaryTexts.youGive, value: <Sun sun={call.callValue} />, main: 'priced' },
    { label: texts.backUntil, value: t(texts.untilBurn), tone: 'good' },
  ],
  results: [
    {
      label: summaryTexts.youGive,
      event: 'PassBought',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.passDone,
  instead: {
    when: ['HAS_PASS', 'You have a pass'],
    step: { text: texts.burnNow, to: '/destroy' },
  },
  next: () => [{ text: texts.burnNow, to: '/destroy' }, seeCentre],
  invalidates: burnReads,
})

export const refundPassFlow = review(burnActions.refundPass, {
  title: texts.refundPassTitle,
  question: (_, t) => t(texts.askRefundPass),
  picture: nativePicture,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: () => [{ label: summaryTexts.youGet, value: <PassFact />, tone: 'good', main: true }],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'PassRefunded',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.refundDone,
  instead: {
    when: ['PASS_USED', 'NO_PASS_HELD', 'This pass is used', 'Buy a pass first'],
    step: seeCentre,
  },
  next: () => [{ text: texts.passAgain, to: '/destroy' }, seeCentre],
  invalidates: burnReads,
})

export const openPeriodFlow = review(burnActions.openPeriod, {
  title: texts.openTitle,
  question: () => <OpenQuestion />,
  picture: tesPicture,
  goesTo: texts.contract,
  meaning: {},
  fallback: 'Update failed',
  summary: () => [
    {
      label: texts.setAside,
      value: <MiningFact show={({ next }) => <Tes units={next.pool} />} />,
      tone: 'good',
      main: true,
    },
    {
      label: texts.aDay,
      value: <MiningFact show={({ next }) => <Tes units={next.dailyPool} />} />,
    },
    { label: texts.multiplier, value: <MiningFact show={multiplierFact} /> },
  ],
  results: [
    {
      label: texts.setAside,
      event: 'PeriodOpened',
      show: (events) => <Tes units={sumOf(events, 'pool')} />,
    },
  ],
  done: texts.openDone,
  instead: { when: ['ALREADY_OPEN', 'RESERVE_SHORT', 'The next period is open'], step: seeCentre },
  next: () => [seeCentre, { text: texts.burnNow, to: '/destroy' }],
  invalidates: burnReads,
})
