import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import type { Emitted, NextStep, SummaryRow } from '#platform/web/flow/flow.ts'
import { review } from '#platform/web/flow/review.ts'
import type { Translate } from '#platform/web/translate.ts'

import { lockActions } from '../../actions.ts'
import { proofPath } from '../locks.ts'
import { lockTexts } from '../text.ts'
import { lockFlowTexts as texts, makeTexts } from '../textMake.ts'
import { lockReads } from './changes.ts'
import { AmountQuestion, CoinsFact, EndAfter, EndOfDays, LockPicture } from './facts.tsx'

export const seeLocks: NextStep = { text: texts.seeLocks, to: '/locks' }

/** The lock that the call made. */
function proofOf(made: Emitted | null): NextStep[] {
  const { locker = '', createTime = '0' } = made ?? {}
  if (made === null) return []
  const to = proofPath({ kind: 'A', owner: locker, createTime: Number(createTime) })
  return [{ text: texts.seeProof, to }]
}

const nobodyEarlier = (t: Translate): SummaryRow => ({
  label: texts.earlier,
  value: t(texts.impossible),
})

export const lockFlow = review(lockActions.lock, {
  title: texts.lockTitle,
  question: ({ subject: { coin, amount = '0', day = '0' } }) => (
    <AmountQuestion text={texts.askLock} of={{ coin }} amount={amount} days={Number(day)} />
  ),
  picture: ({ subject: { coin } }) => <LockPicture of={{ coin }} />,
  goesTo: lockTexts.lockA,
  meaning: { amount: makeTexts.amount, coin: makeTexts.coin, day: makeTexts.days },
  fixed: ({ coin }) => ({ coin: coin ?? null }),
  takes: ({ amount }) => amount,
  fallback: 'lock error',
  summary: (_ticket, { coin, amount = '0', day = '0' }, t) => [
    {
      label: summaryTexts.youGive,
      value: <CoinsFact of={{ coin }} amount={amount} />,
      main: true,
    },
    { label: makeTexts.unlocksLocal, value: <EndOfDays days={day} /> },
    { label: makeTexts.unlocksChain, value: <EndOfDays days={day} chain /> },
    nobodyEarlier(t),
  ],
  done: texts.lockDone,
  next: ({ emitted }) => [...proofOf(emitted('Locked')), seeLocks],
  invalidates: lockReads,
})

export const lockBFlow = review(lockActions.lockB, {
  title: texts.lockBTitle,
  question: ({ subject: { amount = '0' } }, t) =>
    amount === '0' ? (
      t(texts.askLongerB)
    ) : (
      <AmountQuestion text={texts.askLockB} of="B" amount={amount} />
    ),
  picture: () => <LockPicture of="B" />,
  goesTo: lockTexts.lockB,
  meaning: { amount: makeTexts.amount, lockTime: texts.seconds },
  units: { lockTime: 'seconds' },
  takes: ({ amount }) => amount,
  fallback: 'lock error',
  summary: (_ticket, { amount = '0', lockTime = '0' }, t) => [
    { label: summaryTexts.youGive, value: <CoinsFact of="B" amount={amount} />, main: true },
    ...(lockTime === '0'
      ? [{ label: texts.unlocks, value: t(texts.endStays) }]
      : [
          { label: makeTexts.unlocksLocal, value: <EndAfter seconds={Number(lockTime)} /> },
          { label: makeTexts.unlocksChain, value: <EndAfter seconds={Number(lockTime)} chain /> },
        ]),
    nobodyEarlier(t),
  ],
  done: texts.lockBDone,
  next: () => [seeLocks],
  invalidates: lockReads,
})

export const increaseFlow = review(lockActions.increase, {
  title: texts.increaseTitle,
  question: ({ subject: { createTime: own, amount = '0' } }) => (
    <AmountQuestion text={texts.askIncrease} of={{ own }} amount={amount} />
  ),
  picture: ({ subject: { createTime: own } }) => <LockPicture of={{ own }} />,
  goesTo: lockTexts.lockA,
  meaning: { createTime: texts.created, amount: makeTexts.amount },
  takes: ({ amount }) => amount,
  fallback: 'lock error',
  summary: (_ticket, { createTime: own, amount = '0' }, t) => [
    { label: summaryTexts.youGive, value: <CoinsFact of={{ own }} amount={amount} />, main: true },
    { label: texts.unlocks, value: t(texts.endStays) },
    nobodyEarlier(t),
  ],
  done: texts.increaseDone,
  next: () => [seeLocks],
  invalidates: lockReads,
})
