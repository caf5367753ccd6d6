import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'

/** Leave for the market to take an amount of a coin; 0 takes it back. Never without limit. */
export const allowFlow = defineFlow({
  kind: 'nft.allow',
  title: texts.allowTitle,
  signs: {
    contract: 'Usdt',
    method: 'approve(address spender, uint256 value)',
    meaning: [meanings.spender, meanings.amount],
    args: ({ amount }, contracts) => [contracts['CardMarket'] ?? null, amount ?? null],
  },
  before: marketOrders.allowBefore,
  after: marketOrders.allowAfter,
  fallback: 'Approve failed',
  reasons: nftReasons,
  summary: (_ticket, subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    {
      label: texts.allowFor,
      value: t(subject['amount'] === '0' ? texts.allowZero : texts.allowMeans),
      wide: true,
    },
  ],
  done: texts.allowDone,
  invalidates: marketReads,
})
