import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { stakeActions } from '../../actions.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { common, daoReads, insteadOf, Tes, tesPicture } from './facts.tsx'

/** The stake, and the votes that come with it. */

/** Leave for the voting stake to take an amount of TES; never without limit. */
export const allowFlow = reviewAllow(stakeActions.approve, {
  spender: 'VoteStake',
  name: texts.voting,
  picture: tesPicture,
  means: texts.allowMeans,
  invalidates: daoReads,
})

export const stakeFlow = review(stakeActions.stake, {
  ...common,
  title: texts.stakeTitle,
  question: (_, t) => t(texts.askStake),
  goesTo: texts.voting,
  meaning: { amount: texts.amount },
  takes: ({ amount }) => amount,
  fallback: 'pledge error',
  summary: (_ticket, { amount = '0' }, t) => [
    { label: summaryTexts.youGive, value: <Tes units={amount} />, main: true },
    { label: texts.afterwards, value: t(texts.stakeMeans), tone: 'good', wide: true },
  ],
  done: texts.stakeDone,
  instead: insteadOf('ABOVE_BALANCE'),
})

export const leaveFlow = review(stakeActions.leave, {
  ...common,
  title: texts.leaveTitle,
  question: (_, t) => t(texts.askLeave),
  goesTo: 'wallet',
  meaning: { amount: texts.amount },
  fallback: 'unlock error',
  summary: (_ticket, { amount = '0' }, t) => [
    { label: summaryTexts.youGet, value: <Tes units={amount} />, tone: 'good', main: true },
    { label: texts.afterwards, value: t(texts.leaveMeans), wide: true },
  ],
  done: texts.leaveDone,
  instead: insteadOf('ABOVE_STAKE'),
})

export const delegateFlow = review(stakeActions.delegate, {
  ...common,
  title: texts.delegateTitle,
  question: (_, t) => t(texts.askDelegate),
  goesTo: null,
  meaning: { delegatee: texts.delegatee },
  fixed: ({ delegatee }) => ({ delegatee: delegatee ?? null }),
  fallback: 'Update failed',
  summary: (_ticket, { delegatee = '' }, t) => [
    { label: texts.delegatee, value: <AddressText address={delegatee} full />, wide: true },
    { label: texts.afterwards, value: t(texts.delegateMeans), wide: true },
  ],
  done: texts.delegateDone,
  instead: insteadOf('DELEGATED_ALREADY'),
})

export const takeBackFlow = review(stakeActions.takeBack, {
  ...common,
  title: texts.takeBackTitle,
  question: (_, t) => t(texts.askTakeBack),
  goesTo: texts.voting,
  meaning: { delegatee: texts.delegatee },
  fixed: (_subject, _contracts, signer) => ({ delegatee: signer }),
  fallback: 'Update failed',
  summary: (_ticket, _subject, t) => [
    { label: texts.afterwards, value: t(texts.takeBackMeans), tone: 'good', wide: true },
  ],
  done: texts.takeBackDone,
})
