import { zeroAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import type { Emitted, Instead, NextStep } from '#platform/web/flow/flow.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { lockActions } from '../../actions.ts'
import { lockTexts } from '../text.ts'
import { lockFlowTexts as texts, makeTexts } from '../textMake.ts'
import { lockReads } from './changes.ts'
import { CoinsFact, EndOfDays, EndsFact, HoldsFact, HoldsQuestion, LockPicture } from './facts.tsx'
import { seeLocks } from './lock.tsx'

/** Actions with a lock that there is. */

const again: NextStep = { text: texts.lockAgain, to: '/lock' }

const gone: Instead = { when: ['LOCK_ENDED', 'NOT_YOUR_LOCK', 'NO_SUCH_LOCK'], step: seeLocks }
const noOffer: Instead = { when: ['LOCK_ENDED', 'NOT_OFFERED', 'NO_SUCH_LOCK'], step: seeLocks }
const noneInB: Instead = { when: ['LOCK_ENDED', 'NO_SUCH_LOCK'], step: seeLocks }

const paid = (of: { readonly own: string } | 'B', events: readonly Emitted[]) => (
  <CoinsFact of={of} amount={String(sumOf(events, 'amount'))} />
)

export const extendFlow = review(lockActions.extend, {
  title: texts.extendTitle,
  question: ({ subject: { day = '0' } }, t) => t(texts.askExtend, { days: Number(day) }),
  picture: ({ subject: { createTime: own } }) => <LockPicture of={{ own }} />,
  goesTo: lockTexts.lockA,
  meaning: { createTime: texts.created, day: makeTexts.days },
  fallback: 'lock error',
  summary: (_ticket, { createTime: own, day = '0' }) => [
    { label: texts.holds, value: <HoldsFact of={{ own }} />, main: true },
    { label: makeTexts.unlocksLocal, value: <EndOfDays days={day} /> },
    { label: makeTexts.unlocksChain, value: <EndOfDays days={day} chain /> },
  ],
  done: texts.extendDone,
  instead: gone,
  next: () => [seeLocks],
  invalidates: lockReads,
})

export const offerFlow = review(lockActions.offer, {
  title: texts.offerTitle,
  question: (_, t) => t(texts.askOffer),
  picture: ({ subject: { createTime: own } }) => <LockPicture of={{ own }} />,
  goesTo: null,
  meaning: { createTime: texts.created, to: texts.holder },
  fixed: ({ to }) => ({ to: to ?? null }),
  fallback: 'lock error',
  summary: (_ticket, { createTime: own, to = '' }) => [
    { label: texts.holds, value: <HoldsFact of={{ own }} />, main: true },
    { label: texts.holder, value: <AddressText address={to} full />, wide: true },
    { label: texts.unlocks, value: <EndsFact of={{ own }} /> },
  ],
  done: texts.offerDone,
  instead: gone,
  next: () => [seeLocks],
  invalidates: lockReads,
})

export const takeBackFlow = review(lockActions.takeBack, {
  title: texts.takeBackTitle,
  question: (_, t) => t(texts.askTakeBack),
  picture: ({ subject: { createTime: own } }) => <LockPicture of={{ own }} />,
  goesTo: lockTexts.lockA,
  meaning: { createTime: texts.created, to: texts.holder },
  fixed: () => ({ to: zeroAddress }),
  fallback: 'lock error',
  summary: (_ticket, { createTime: own }) => [
    { label: texts.holds, value: <HoldsFact of={{ own }} />, main: true },
    { label: texts.unlocks, value: <EndsFact of={{ own }} /> },
  ],
  done: texts.takeBackDone,
  instead: gone,
  next: () => [seeLocks],
  invalidates: lockReads,
})

export const acceptFlow = review(lockActions.accept, {
  title: texts.acceptTitle,
  question: (_, t) => t(texts.askAccept),
  picture: ({ subject: { createTime: offered } }) => <LockPicture of={{ offered }} />,
  goesTo: lockTexts.lockA,
  meaning: { createTime: texts.created },
  fallback: 'lock error',
  summary: (_ticket, { createTime: offered }) => [
    { label: texts.holds, value: <HoldsFact of={{ offered }} />, tone: 'good', main: true },
    { label: texts.unlocks, value: <EndsFact of={{ offered }} /> },
  ],
  done: texts.acceptDone,
  instead: noOffer,
  next: () => [seeLocks],
  invalidates: lockReads,
})

export const unlockFlow = review(lockActions.unlock, {
  title: texts.unlockTitle,
  question: ({ subject: { createTime: own } }) => (
    <HoldsQuestion text={texts.askUnlock} of={{ own }} />
  ),
  picture: ({ subject: { createTime: own } }) => <LockPicture of={{ own }} />,
  goesTo: 'wallet',
  meaning: { createTime: texts.created },
  fallback: 'Unlock error',
  summary: (_ticket, { createTime: own }) => [
    { label: summaryTexts.youGet, value: <HoldsFact of={{ own }} />, tone: 'good', main: true },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Unlocked',
      show: (events, { createTime: own = '' }) => paid({ own }, events),
    },
  ],
  done: texts.unlockDone,
  instead: gone,
  next: () => [seeLocks, again],
  invalidates: lockReads,
})

export const withdrawToFlow = review(lockActions.withdrawTo, {
  title: texts.elsewhereTitle,
  question: ({ subject: { createTime: own } }) => (
    <HoldsQuestion text={texts.askUnlock} of={{ own }} />
  ),
  picture: ({ subject: { createTime: own } }) => <LockPicture of={{ own }} />,
  goesTo: null,
  meaning: { createTime: texts.created, to: texts.receives },
  fixed: ({ to }) => ({ to: to ?? null }),
  fallback: 'Unlock error',
  summary: (_ticket, { createTime: own, to = '' }) => [
    { label: texts.holds, value: <HoldsFact of={{ own }} />, tone: 'danger', main: true },
    { label: texts.receives, value: <AddressText address={to} full />, wide: true },
  ],
  results: [
    {
      label: texts.holds,
      event: 'Unlocked',
      show: (events, { createTime: own = '' }) => paid({ own }, events),
    },
  ],
  done: texts.elsewhereDone,
  instead: gone,
  next: () => [seeLocks, again],
  invalidates: lockReads,
})

export const unlockBFlow = review(lockActions.unlockB, {
  title: texts.unlockTitle,
  question: () => <HoldsQuestion text={texts.askUnlock} of="B" />,
  picture: () => <LockPicture of="B" />,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Unlock error',
  summary: () => [
    { label: summaryTexts.youGet, value: <HoldsFact of="B" />, tone: 'good', main: true },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Unlocked',
      show: (events) => paid('B', events),
    },
  ],
  done: texts.unlockDone,
  instead: noneInB,
  next: () => [seeLocks, again],
  invalidates: lockReads,
})
