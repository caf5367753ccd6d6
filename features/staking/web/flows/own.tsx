import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { earningTexts } from '#platform/web/stake/text.ts'

import { stakingActions } from '../../actions.ts'
import { stakingTexts as texts } from '../text.ts'
import { stakingReads } from './changes.ts'
import { ClaimFact, PrincipalFact, RenewedFact, UnlockDateFact, UnpaidFact } from './facts.tsx'

/** What is done with a stake that one has. */

/** The stakes that the call itself names. */
export function claimedIds(args: readonly string[]): number[] {
  const list: unknown = JSON.parse(args[0] ?? '[]')
  return Array.isArray(list) ? list.map(Number) : []
}

export const claimFlow = review(stakingActions.claim, {
  title: earningTexts.claimTitle,
  // Without ids the server names all that have something.
  meaning: { ids: texts.fieldIds },
  fallback: 'pledge error',
  summary: ({ call }, _subject, t) => {
    const ids = claimedIds(call.args)
    return [
      { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
      { label: summaryTexts.youGet, value: <ClaimFact ids={ids} />, tone: 'good' },
      { label: texts.fieldIds, value: ids.map((id) => `#${id}`).join(', ') },
    ]
  },
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Claimed',
      show: (events) => exactOf(sumOf(events, 'amount'), tesCoin),
    },
  ],
  done: earningTexts.claimDone,
  invalidates: stakingReads,
})

export const unlockFlow = review(stakingActions.unlock, {
  title: texts.unlockTitle,
  meaning: { id: texts.fieldId },
  fallback: 'unlock error',
  summary: (_ticket, { id = '' }, t) => [
    { label: texts.stakeNumber, value: `#${id}` },
    { label: summaryTexts.youGet, value: <PrincipalFact id={id} />, tone: 'good' },
    { label: earningTexts.unpaid, value: <UnpaidFact id={id} /> },
    { label: earningTexts.unpaid, value: t(earningTexts.stays), wide: true },
  ],
  done: texts.unlockDone,
  invalidates: stakingReads,
})

export const renewFlow = review(stakingActions.renew, {
  title: texts.renewTitle,
  meaning: { id: texts.fieldId, termDays: texts.fieldDays },
  fixed: ({ days }) => ({ termDays: days ?? null }),
  fallback: 'pledge error',
  summary: (_ticket, { id = '', days = '0' }, t) => [
    { label: texts.stakeNumber, value: `#${id}` },
    { label: summaryTexts.youGive, value: t(texts.thePrincipal) },
    { label: texts.reserved, value: <RenewedFact id={id} days={days} />, tone: 'good' },
    { label: texts.unlockDate, value: <UnlockDateFact days={days} /> },
    { label: earningTexts.unpaid, value: t(earningTexts.stays), wide: true },
  ],
  done: texts.renewDone,
  invalidates: stakingReads,
})

export const exitFlow = review(stakingActions.exit, {
  title: earningTexts.leave,
  meaning: { id: texts.fieldId },
  fallback: 'unlock error',
  summary: (_ticket, { id = '' }) => [
    { label: texts.stakeNumber, value: `#${id}` },
    { label: summaryTexts.youGet, value: <PrincipalFact id={id} />, tone: 'good' },
    { label: earningTexts.givenUp, value: <UnpaidFact id={id} />, tone: 'danger' },
  ],
  results: [
    {
      label: earningTexts.givenUp,
      event: 'Exited',
      show: (events) => exactOf(sumOf(events, 'givenUp'), tesCoin),
    },
  ],
  done: texts.exitDone,
  invalidates: stakingReads,
})
