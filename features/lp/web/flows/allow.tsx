import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { lpApi } from '../../api.ts'
import { lpReasons } from '../../reasons.ts'
import { lpStakeTexts as texts } from '../stake/text.ts'
import { stakeReads } from './changes.ts'

/**
 * Leave to take coins, never without limit; 0 takes it back. Of a pool's LP coin for staking, or of a coin that one
 * pays with for purchases. A pair is its own LP coin.
 */
export const allowFlow = defineFlow({
  kind: 'lp.approve',
  title: texts.allowTitle,
  signs: {
    contract: ({ pool = '', coin }) => (coin === 'USDT' ? 'Usdt' : pool),
    method: 'approve(address spender, uint256 value)',
    meaning: [texts.fieldSpender, texts.fieldAmount],
    args: ({ coin, amount }, contracts) => [
      contracts[coin === 'USDT' ? 'LpPurchases' : 'LpStaking'] ?? null,
      amount ?? null,
    ],
  },
  before: lpApi.approveBefore,
  after: lpApi.approveAfter,
  fallback: 'Approve failed',
  reasons: lpReasons,
  summary: (_ticket, { amount }, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    {
      label: texts.allowFor,
      value: t(amount === '0' ? texts.allowZero : texts.allowMeans),
      wide: true,
    },
  ],
  done: texts.allowDone,
  invalidates: stakeReads,
})
