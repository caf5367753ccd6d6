import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { earningTexts } from '#platform/web/stake/text.ts'

import { lpActions } from '../../actions.ts'
import { lpStakeTexts as texts } from '../stake/text.ts'
import { stakeReads } from './changes.ts'
import { EarnedFact, GivenUpFact, KeptFact, LpFact, StakedFact } from './facts.tsx'

/** What is done with liquidity in its stream. */

/** An address is never taken from a field by its name alone. */
const fixed = ({ pool }: { readonly pool?: string }) => ({ pool: pool ?? null })

export const stakeFlow = review(lpActions.pledge, {
  title: texts.stakeTitle,
  meaning: { pool: texts.fieldPool, amount: texts.fieldAmount },
  fixed,
  fallback: 'pledge error',
  summary: (_ticket, { pool = '', amount = '0' }, t) => [
    { label: summaryTexts.youGive, value: <LpFact pool={pool} amount={amount} stays /> },
    { label: summaryTexts.youGet, value: t(texts.getsShare), tone: 'good' },
    { label: texts.leaveWhen, value: t(texts.outAnyTime) },
  ],
  done: texts.stakeDone,
  invalidates: stakeReads,
})

export const cancelFlow = review(lpActions.lpPledgeUnlock, {
  title: texts.cancel,
  meaning: { pool: texts.fieldPool, amount: texts.fieldAmount },
  fixed,
  fallback: 'unlock error',
  summary: (_ticket, { pool = '', amount = '0' }, t) => [
    { label: summaryTexts.youGet, value: <LpFact pool={pool} amount={amount} />, tone: 'good' },
    { label: earningTexts.unpaid, value: t(earningTexts.stays) },
  ],
  done: texts.cancelDone,
  invalidates: stakeReads,
})

export const claimFlow = review(lpActions.claim, {
  title: earningTexts.claimTitle,
  meaning: { pool: texts.fieldPool },
  fixed,
  fallback: 'pledge error',
  summary: (_ticket, { pool = '' }, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <EarnedFact pool={pool} />, tone: 'good' },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Claimed',
      show: (events) => exactOf(sumOf(events, 'amount'), tesCoin),
    },
  ],
  done: earningTexts.claimDone,
  invalidates: stakeReads,
})

export const exitFlow = review(lpActions.exit, {
  title: earningTexts.leave,
  meaning: { pool: texts.fieldPool },
  fixed,
  fallback: 'unlock error',
  summary: (_ticket, { pool = '' }) => [
    { label: summaryTexts.youGet, value: <StakedFact pool={pool} />, tone: 'good' },
    { label: earningTexts.givenUp, value: <GivenUpFact pool={pool} />, tone: 'danger' },
    { label: earningTexts.keeps, value: <KeptFact pool={pool} /> },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Exited',
      show: (events, { pool = '' }) => (
        <LpFact pool={pool} amount={String(sumOf(events, 'amount'))} />
      ),
    },
    {
      label: earningTexts.givenUp,
      event: 'Exited',
      show: (events) => exactOf(sumOf(events, 'givenUp'), tesCoin),
    },
  ],
  done: texts.exitDone,
  invalidates: stakeReads,
})
