import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { stakingApi } from '../../api.ts'
import { stakingReasons } from '../../reasons.ts'
import { stakingTexts as texts } from '../text.ts'
import { stakingReads } from './changes.ts'
import { coinContract } from './coins.ts'

/** Leave for staking to take an amount of a coin; 0 takes it back. Never without limit. */
export const allowFlow = defineFlow({
  kind: 'staking.approve',
  title: texts.allowTitle,
  signs: {
    contract: ({ coin }) => coinContract(coin),
    method: 'approve(address spender, uint256 value)',
    meaning: [texts.fieldSpender, texts.fieldAmount],
    args: ({ amount }, contracts) => [contracts['TermStaking'] ?? null, amount ?? null],
  },
  before: stakingApi.approveBefore,
  after: stakingApi.approveAfter,
  fallback: 'Approve failed',
  reasons: stakingReasons,
  summary: (_ticket, subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    {
      label: texts.allowFor,
      value: t(subject['amount'] === '0' ? texts.allowZero : texts.allowMeans),
      wide: true,
    },
  ],
  done: texts.allowDone,
  invalidates: stakingReads,
})
