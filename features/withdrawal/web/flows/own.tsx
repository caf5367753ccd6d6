import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { spendTexts } from '#platform/web/spend/text.ts'

import { withdrawalApi } from '../../api.ts'
import { withdrawalReasons } from '../../reasons.ts'
import { withdrawalTexts as texts } from '../text.ts'
import { withdrawalReads } from './changes.ts'
import { CoinsFact } from './facts.tsx'

/** What is done with one's allotment. */

const common = { reasons: withdrawalReasons, invalidates: withdrawalReads } as const

export const withdrawFlow = defineFlow({
  ...common,
  kind: 'withdrawal.withdraw',
  title: texts.withdraw,
  signs: {
    contract: 'StagedWithdrawal',
    method: 'withdraw(uint256 amount, uint256 mostFee)',
    meaning: [spendTexts.smallestUnit, texts.mostFee],
    args: ({ amount, mostFee }) => [amount ?? null, mostFee ?? null],
  },
  before: withdrawalApi.apply,
  after: withdrawalApi.updateWithdrawHash,
  fallback: 'Transfer failed',
  summary: ({ call: { args } }) => {
    const [amount = '0', fee = '0'] = args
    const received = String(BigInt(amount) - BigInt(fee))
    return [
      { label: texts.withdraw, value: <CoinsFact units={amount} /> },
      { label: texts.fee, value: <CoinsFact units={fee} /> },
      { label: texts.receive, value: <CoinsFact units={received} />, tone: 'good' },
    ]
  },
  done: texts.withdrawDone,
})

export const initializationFlow = defineFlow({
  ...common,
  kind: 'withdrawal.initialization',
  title: texts.initialization,
  signs: {
    contract: 'StagedWithdrawal',
    method: 'initialization()',
    meaning: [],
    args: () => [],
  },
  before: withdrawalApi.initializationBefore,
  after: withdrawalApi.initializationAfter,
  fallback: 'initialization error',
  summary: (_ticket, _subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: texts.onChain, value: t(texts.byItself), wide: true },
  ],
  done: texts.initializationDone,
})

export const unlockLimitFlow = defineFlow({
  ...common,
  kind: 'withdrawal.unlockLimit',
  title: texts.unlockLimit,
  signs: {
    contract: 'StagedWithdrawal',
    method: 'unlockLimit()',
    meaning: [],
    args: () => [],
  },
  before: withdrawalApi.unlockLimitBefore,
  after: withdrawalApi.unlockLimitAfter,
  fallback: 'unlockLimit error',
  summary: (_ticket, _subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: texts.onChain, value: t(texts.byItself), wide: true },
  ],
  done: texts.unlockLimitDone,
})
