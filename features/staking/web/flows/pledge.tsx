import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { stakingApi } from '../../api.ts'
import { stakingReasons } from '../../reasons.ts'
import { stakingTexts as texts } from '../text.ts'
import { stakingReads } from './changes.ts'

import { CoinsFact, ReservedFact, UnlockDateFact } from './facts.tsx'

export const pledgeFlow = defineFlow({
  kind: 'staking.pledge',
  title: texts.pledgeTitle,
  signs: {
    contract: 'TermStaking',
    method: 'pledge(address coin, uint256 termDays, uint256 amount)',
    meaning: [texts.fieldCoin, texts.fieldDays, texts.fieldAmount],
    args: ({ coin, days, amount }, contracts) => [
      signedCoin(coin, contracts),
      days ?? null,
      amount ?? null,
    ],
  },
  before: stakingApi.pledgeBefore,
  after: stakingApi.pledgeAfter,
  fallback: 'pledge error',
  reasons: stakingReasons,
  summary: (_ticket, { coin = '', amount = '0', days = '0' }, t) => [
    { label: summaryTexts.youGive, value: <CoinsFact coin={coin} amount={amount} /> },
    {
      label: texts.reserved,
      value: <ReservedFact coin={coin} amount={amount} days={days} />,
      tone: 'good',
    },
    { label: texts.unlockDate, value: <UnlockDateFact days={days} /> },
    { label: texts.leaveEarly, value: t(texts.leaveEarlyYes), wide: true },
  ],
  done: texts.pledgeDone,
  invalidates: stakingReads,
})
