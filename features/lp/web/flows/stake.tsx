import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'
import { earningTexts } from '#platform/web/stake/text.ts'

import { lpActions } from '../../actions.ts'
import { anyLp } from '../lp.ts'
import { lpStakeTexts as texts } from '../stake/text.ts'
import { stakeReads } from './changes.ts'
import { EarnedFact, GivenUpFact, KeptFact, LpFact, StakedFact, StakeEarns } from './facts.tsx'
import type { NextStep } from '#platform/web/flow/flow.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { askOfPool, poolPicture } from './pictures.tsx'

/** Actions with staked liquidity. */

const seeStakes: NextStep = { text: nextTexts.seeStakes, to: '/pledgeLP' }
const seeIncome: NextStep = { text: nextTexts.seeIncome, to: '/income' }

/** An address is never taken from a field by its name alone. */
const fixed = ({ pool }: { readonly pool?: string }) => ({ pool: pool ?? null })

export const stakeFlow = review(lpActions.pledge, {
  title: texts.stakeTitle,
  question: askOfPool(texts.askStake),
  picture: poolPicture,
  goesTo: texts.contract,
  meaning: { pool: texts.fieldPool, amount: texts.fieldAmount },
  units: { amount: (value) => exactOf(BigInt(value), anyLp) },
  fixed,
  fallback: 'pledge error',
  summary: (_ticket, { pool = '', amount = '0' }, t) => [
    { label: summaryTexts.youGive, value: <LpFact pool={pool} amount={amount} />, main: true },
    { label: summaryTexts.youGet, value: t(texts.getsShare), tone: 'good' },
    { label: texts.leaveWhen, value: t(texts.outAnyTime) },
  ],
  done: texts.stakeDone,
  earns: ({ subject: { pool = '' } }) => <StakeEarns pool={pool} />,
  next: () => [seeStakes, seeIncome],
  invalidates: stakeReads,
})

export const cancelFlow = review(lpActions.lpPledgeUnlock, {
  title: texts.cancel,
  question: askOfPool(texts.askCancel),
  picture: poolPicture,
  goesTo: 'wallet',
  meaning: { pool: texts.fieldPool, amount: texts.fieldAmount },
  units: { amount: (value) => exactOf(BigInt(value), anyLp) },
  fixed,
  fallback: 'unlock error',
  summary: (_ticket, { pool = '', amount = '0' }, t) => [
    {
      label: summaryTexts.youGet,
      value: <LpFact pool={pool} amount={amount} />,
      tone: 'good',
      main: true,
    },
    { label: earningTexts.unpaid, value: t(earningTexts.stays) },
  ],
  done: texts.cancelDone,
  next: () => [seeIncome, seeStakes],
  invalidates: stakeReads,
})

export const claimFlow = review(lpActions.claim, {
  title: earningTexts.claimTitle,
  question: askOfPool(texts.askClaim),
  picture: () => <CoinPicture symbols={['TES']} />,
  goesTo: 'wallet',
  meaning: { pool: texts.fieldPool },
  fixed,
  fallback: 'pledge error',
  summary: (_ticket, { pool = '' }) => [
    { label: summaryTexts.youGet, value: <EarnedFact pool={pool} />, tone: 'good', main: true },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Claimed',
      show: (events) => <Units units={sumOf(events, 'amount')} coin={tesCoin} />,
    },
  ],
  done: earningTexts.claimDone,
  next: () => [seeIncome, seeStakes],
  invalidates: stakeReads,
})

export const exitFlow = review(lpActions.exit, {
  title: earningTexts.leave,
  question: askOfPool(texts.askExit),
  picture: poolPicture,
  goesTo: 'wallet',
  meaning: { pool: texts.fieldPool },
  fixed,
  fallback: 'unlock error',
  summary: (_ticket, { pool = '' }) => [
    { label: summaryTexts.youGet, value: <StakedFact pool={pool} />, tone: 'good', main: true },
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
      show: (events) => <Units units={sumOf(events, 'givenUp')} coin={tesCoin} />,
    },
  ],
  done: texts.exitDone,
  next: () => [{ text: texts.stakeAgain, to: '/pledgeLP' }, seeIncome],
  invalidates: stakeReads,
})
