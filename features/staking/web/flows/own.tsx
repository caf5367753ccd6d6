import { tesCoin } from '#platform/web/spend/coin.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'
import { earningTexts } from '#platform/web/stake/text.ts'

import { stakingActions } from '../../actions.ts'
import { stakingTexts as texts } from '../text.ts'
import { stakingReads } from './changes.ts'
import {
  ClaimFact,
  PrincipalFact,
  RenewedEarns,
  RenewedFact,
  UnlockDateFact,
  UnpaidFact,
} from './facts.tsx'
import type { NextStep } from '#platform/web/flow/flow.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { stakePicture } from './pictures.tsx'

/** Actions with an own stake. */

const seeStakes: NextStep = { text: nextTexts.seeStakes, to: '/pledgeCoin' }

/** The stakes that the call itself names. */
export function claimedIds(args: readonly string[]): number[] {
  const list: unknown = JSON.parse(args[0] ?? '[]')
  return Array.isArray(list) ? list.map(Number) : []
}

export const claimFlow = review(stakingActions.claim, {
  title: earningTexts.claimTitle,
  question: (_, t) => t(texts.askClaim),
  picture: () => <CoinPicture symbols={['TES']} />,
  goesTo: 'wallet',
  // Without ids the server names all that have something.
  meaning: { ids: texts.fieldIds },
  fallback: 'pledge error',
  summary: ({ call }) => {
    const ids = claimedIds(call.args)
    return [
      { label: summaryTexts.youGet, value: <ClaimFact ids={ids} />, tone: 'good', main: true },
      { label: texts.fieldIds, value: ids.map((id) => `#${id}`).join(', ') },
    ]
  },
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Claimed',
      show: (events) => <Units units={sumOf(events, 'amount')} coin={tesCoin} />,
    },
  ],
  done: earningTexts.claimDone,
  next: () => [{ text: nextTexts.seeIncome, to: '/income' }, seeStakes],
  invalidates: stakingReads,
})

export const unlockFlow = review(stakingActions.unlock, {
  title: texts.unlockTitle,
  question: ({ subject: { id = '' } }, t) => t(texts.askUnlock, { id }),
  picture: stakePicture,
  goesTo: 'wallet',
  meaning: { id: texts.fieldId },
  fallback: 'unlock error',
  summary: (_ticket, { id = '' }) => [
    { label: summaryTexts.youGet, value: <PrincipalFact id={id} />, tone: 'good', main: true },
    { label: earningTexts.unpaid, value: <UnpaidFact id={id} /> },
  ],
  done: texts.unlockDone,
  instead: {
    when: ['STAKE_ENDED', 'NOT_YOUR_STAKE', 'This stake has ended', 'Not your stake'],
    step: seeStakes,
  },
  next: () => [{ text: texts.stakeAgain, to: '/pledgeCoin' }],
  invalidates: stakingReads,
})

export const renewFlow = review(stakingActions.renew, {
  title: texts.renewTitle,
  question: ({ subject: { id = '', days = '0' } }, t) =>
    t(texts.askRenew, { id, days: Number(days) }),
  picture: stakePicture,
  goesTo: texts.contract,
  meaning: { id: texts.fieldId, termDays: texts.fieldDays },
  fixed: ({ days }) => ({ termDays: days ?? null }),
  fallback: 'pledge error',
  summary: (_ticket, { id = '', days = '0' }, t) => [
    { label: summaryTexts.youGive, value: t(texts.thePrincipal) },
    { label: texts.reserved, value: <RenewedFact id={id} days={days} />, tone: 'good', main: true },
    { label: texts.unlockDate, value: <UnlockDateFact days={days} /> },
  ],
  done: texts.renewDone,
  instead: {
    when: ['STAKE_ENDED', 'NOT_YOUR_STAKE', 'This stake has ended', 'Not your stake'],
    step: seeStakes,
  },
  earns: ({ subject: { id = '', days = '0' } }) => <RenewedEarns id={id} days={days} />,
  next: () => [seeStakes, { text: nextTexts.seeIncome, to: '/income' }],
  invalidates: stakingReads,
})

export const exitFlow = review(stakingActions.exit, {
  title: earningTexts.leave,
  question: ({ subject: { id = '' } }, t) => t(texts.askExit, { id }),
  picture: stakePicture,
  goesTo: 'wallet',
  meaning: { id: texts.fieldId },
  fallback: 'unlock error',
  summary: (_ticket, { id = '' }) => [
    { label: summaryTexts.youGet, value: <PrincipalFact id={id} />, tone: 'good', main: true },
    { label: earningTexts.givenUp, value: <UnpaidFact id={id} />, tone: 'danger' },
  ],
  results: [
    {
      label: earningTexts.givenUp,
      event: 'Exited',
      show: (events) => <Units units={sumOf(events, 'givenUp')} coin={tesCoin} />,
    },
  ],
  done: texts.exitDone,
  instead: {
    when: ['STAKE_ENDED', 'NOT_YOUR_STAKE', 'This stake has ended', 'Not your stake'],
    step: seeStakes,
  },
  next: () => [{ text: texts.stakeAgain, to: '/pledgeCoin' }],
  invalidates: stakingReads,
})
