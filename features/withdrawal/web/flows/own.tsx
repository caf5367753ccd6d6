import { type AnyFlow, defineFlow } from '#platform/web/flow/flow.ts'
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

/** Steps of the contract's own, which take nothing but the network's fee. */
const bare = { contract: 'StagedWithdrawal', meaning: [], args: () => [] } as const

const nothingGiven: AnyFlow['summary'] = (_ticket, _subject, t) => [
  { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  { label: texts.onChain, value: t(texts.byItself), wide: true },
]

export const initializationFlow = defineFlow({
  ...common,
  kind: 'withdrawal.initialization',
  title: texts.initialization,
  signs: { ...bare, method: 'initialization()' },
  before: withdrawalApi.initializationBefore,
  after: withdrawalApi.initializationAfter,
  fallback: 'initialization error',
  summary: nothingGiven,
  done: texts.initializationDone,
})

export const unlockLimitFlow = defineFlow({
  ...common,
  kind: 'withdrawal.unlockLimit',
  title: texts.unlockLimit,
  signs: { ...bare, method: 'unlockLimit()' },
  before: withdrawalApi.unlockLimitBefore,
  after: withdrawalApi.unlockLimitAfter,
  fallback: 'unlockLimit error',
  summary: nothingGiven,
  done: texts.unlockLimitDone,
})
