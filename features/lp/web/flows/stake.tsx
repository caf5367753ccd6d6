import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { earningTexts } from '#platform/web/stake/text.ts'

import { lpApi } from '../../api.ts'
import { lpReasons } from '../../reasons.ts'
import { lpStakeTexts as texts } from '../stake/text.ts'
import { stakeReads } from './changes.ts'
import { EarnedFact, GivenUpFact, KeptFact, LpFact, StakedFact } from './facts.tsx'

/** What is done with liquidity in its stream. */

const common = { reasons: lpReasons, invalidates: stakeReads } as const

export const stakeFlow = defineFlow({
  ...common,
  kind: 'lp.stake',
  title: texts.stakeTitle,
  signs: {
    contract: 'LpStaking',
    method: 'stake(address pool, uint256 amount)',
    meaning: [texts.fieldPool, texts.fieldAmount],
    args: ({ pool, amount }) => [pool ?? null, amount ?? null],
  },
  before: lpApi.pledgeBefore,
  after: lpApi.pledgeAfter,
  fallback: 'pledge error',
  summary: (_ticket, { pool = '', amount = '0' }, t) => [
    { label: summaryTexts.youGive, value: <LpFact pool={pool} amount={amount} stays /> },
    { label: summaryTexts.youGet, value: t(texts.getsShare), tone: 'good' },
    { label: texts.leaveWhen, value: t(texts.outAnyTime) },
  ],
  done: texts.stakeDone,
})

export const cancelFlow = defineFlow({
  ...common,
  kind: 'lp.withdraw',
  title: texts.cancel,
  signs: {
    contract: 'LpStaking',
    method: 'withdraw(address pool, uint256 amount)',
    meaning: [texts.fieldPool, texts.fieldAmount],
    args: ({ pool, amount }) => [pool ?? null, amount ?? null],
  },
  before: lpApi.lpPledgeUnlockBefore,
  after: lpApi.lpPledgeUnlockAfter,
  fallback: 'unlock error',
  summary: (_ticket, { pool = '', amount = '0' }, t) => [
    { label: summaryTexts.youGet, value: <LpFact pool={pool} amount={amount} />, tone: 'good' },
    { label: earningTexts.unpaid, value: t(earningTexts.stays) },
  ],
  done: texts.cancelDone,
})

export const claimFlow = defineFlow({
  ...common,
  kind: 'lp.claim',
  title: earningTexts.claimTitle,
  signs: {
    contract: 'LpStaking',
    method: 'claim(address pool)',
    meaning: [texts.fieldPool],
    args: ({ pool }) => [pool ?? null],
  },
  before: lpApi.claimBefore,
  after: lpApi.claimAfter,
  fallback: 'pledge error',
  summary: (_ticket, { pool = '' }, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <EarnedFact pool={pool} />, tone: 'good' },
  ],
  done: earningTexts.claimDone,
})

export const exitFlow = defineFlow({
  ...common,
  kind: 'lp.exit',
  title: earningTexts.leave,
  signs: {
    contract: 'LpStaking',
    method: 'exit(address pool)',
    meaning: [texts.fieldPool],
    args: ({ pool }) => [pool ?? null],
  },
  before: lpApi.exitBefore,
  after: lpApi.exitAfter,
  fallback: 'unlock error',
  summary: (_ticket, { pool = '' }) => [
    { label: summaryTexts.youGet, value: <StakedFact pool={pool} />, tone: 'good' },
    { label: earningTexts.givenUp, value: <GivenUpFact pool={pool} />, tone: 'danger' },
    { label: earningTexts.keeps, value: <KeptFact pool={pool} /> },
  ],
  done: texts.exitDone,
})
