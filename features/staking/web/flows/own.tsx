import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { earningTexts } from '#platform/web/stake/text.ts'

import { stakingApi } from '../../api.ts'
import { stakingReasons } from '../../reasons.ts'
import { stakingTexts as texts } from '../text.ts'
import { stakingReads } from './changes.ts'
import { ClaimFact, PrincipalFact, RenewedFact, UnlockDateFact, UnpaidFact } from './facts.tsx'

/** What is done with a stake that one has. */

const common = { reasons: stakingReasons, invalidates: stakingReads } as const

/** The stakes that the call itself names. */
export function claimedIds(args: readonly string[]): number[] {
  const list: unknown = JSON.parse(args[0] ?? '[]')
  return Array.isArray(list) ? list.map(Number) : []
}

export const claimFlow = defineFlow({
  ...common,
  kind: 'staking.claim',
  title: earningTexts.claimTitle,
  signs: {
    contract: 'TermStaking',
    method: 'claim(uint256[] ids)',
    meaning: [texts.fieldIds],
    // Without ids the server names all that have something.
    args: ({ ids }) => [ids === undefined ? null : JSON.stringify(ids.split(','))],
  },
  before: stakingApi.claimBefore,
  after: stakingApi.claimAfter,
  fallback: 'pledge error',
  summary: ({ call }, _subject, t) => {
    const ids = claimedIds(call.args)
    return [
      { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
      { label: summaryTexts.youGet, value: <ClaimFact ids={ids} />, tone: 'good' },
      { label: texts.fieldIds, value: ids.map((id) => `#${id}`).join(', ') },
    ]
  },
  done: earningTexts.claimDone,
})

export const unlockFlow = defineFlow({
  ...common,
  kind: 'staking.unlock',
  title: texts.unlockTitle,
  signs: {
    contract: 'TermStaking',
    method: 'unlock(uint256 id)',
    meaning: [texts.fieldId],
    args: ({ id }) => [id ?? null],
  },
  before: stakingApi.unlockBefore,
  after: stakingApi.unlockAfter,
  fallback: 'unlock error',
  summary: (_ticket, { id = '' }, t) => [
    { label: texts.stakeNumber, value: `#${id}` },
    { label: summaryTexts.youGet, value: <PrincipalFact id={id} />, tone: 'good' },
    { label: earningTexts.unpaid, value: <UnpaidFact id={id} /> },
    { label: earningTexts.unpaid, value: t(earningTexts.stays), wide: true },
  ],
  done: texts.unlockDone,
})

export const renewFlow = defineFlow({
  ...common,
  kind: 'staking.renew',
  title: texts.renewTitle,
  signs: {
    contract: 'TermStaking',
    method: 'renew(uint256 id, uint256 termDays)',
    meaning: [texts.fieldId, texts.fieldDays],
    args: ({ id, days }) => [id ?? null, days ?? null],
  },
  before: stakingApi.renewBefore,
  after: stakingApi.renewAfter,
  fallback: 'pledge error',
  summary: (_ticket, { id = '', days = '0' }, t) => [
    { label: texts.stakeNumber, value: `#${id}` },
    { label: summaryTexts.youGive, value: t(texts.thePrincipal) },
    { label: texts.reserved, value: <RenewedFact id={id} days={days} />, tone: 'good' },
    { label: texts.unlockDate, value: <UnlockDateFact days={days} /> },
    { label: earningTexts.unpaid, value: t(earningTexts.stays), wide: true },
  ],
  done: texts.renewDone,
})

export const exitFlow = defineFlow({
  ...common,
  kind: 'staking.exit',
  title: earningTexts.leave,
  signs: {
    contract: 'TermStaking',
    method: 'exit(uint256 id)',
    meaning: [texts.fieldId],
    args: ({ id }) => [id ?? null],
  },
  before: stakingApi.exitBefore,
  after: stakingApi.exitAfter,
  fallback: 'unlock error',
  summary: (_ticket, { id = '' }) => [
    { label: texts.stakeNumber, value: `#${id}` },
    { label: summaryTexts.youGet, value: <PrincipalFact id={id} />, tone: 'good' },
    { label: earningTexts.givenUp, value: <UnpaidFact id={id} />, tone: 'danger' },
  ],
  done: texts.exitDone,
})
