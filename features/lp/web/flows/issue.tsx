import type { Endpoint } from '#platform/std/endpoint.ts'
import type { orderTicket } from '#platform/std/order.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { purchaseApi } from '../../purchaseApi.ts'
import { lpReasons } from '../../reasons.ts'
import { lpRewardTexts as texts } from '../reward/text.ts'
import { purchaseReads } from './changes.ts'

/** One path for both halves: asked with a requestId it answers a ticket. */
const receiveBefore = purchaseApi.receive as unknown as Endpoint<
  typeof purchaseApi.receive.input,
  typeof orderTicket
>

/** Pays the reward of a purchase to who bought; anybody may sign it. */
export const issueFlow = defineFlow({
  kind: 'lp.issue',
  title: texts.issueTitle,
  signs: {
    contract: 'LpPurchases',
    method: 'issue(uint256 id)',
    meaning: [texts.fieldPurchase],
    args: ({ id }) => [id ?? null],
  },
  before: receiveBefore,
  after: purchaseApi.swapCoinIssuedUpdateCoinssued,
  fallback: 'Transfer failed',
  reasons: lpReasons,
  summary: (_ticket, { id = '0' }, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: texts.buyerGets, value: <RewardFact id={id} />, tone: 'good' },
  ],
  done: texts.issueDone,
  invalidates: purchaseReads,
})

function RewardFact({ id }: { id: string }) {
  const { data } = useApi(purchaseApi.swapCoinIssuedDetail, { id })
  return data === undefined ? '…' : `${exactAmount(BigInt(data.reward), decimalsOf.TES)} TES`
}
