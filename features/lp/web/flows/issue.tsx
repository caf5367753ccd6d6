import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { purchaseActions } from '../../actions.ts'
import { purchaseApi } from '../../purchaseApi.ts'
import { lpRewardTexts as texts } from '../reward/text.ts'
import { purchaseReads } from './changes.ts'

/** Pays the reward of a purchase to who bought; anybody may sign it. */
export const issueFlow = review(purchaseActions.receive, {
  title: texts.issueTitle,
  meaning: { id: texts.fieldPurchase },
  fallback: 'Transfer failed',
  summary: (_ticket, { id = '0' }, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: texts.buyerGets, value: <RewardFact id={id} />, tone: 'good' },
  ],
  results: [
    {
      label: texts.buyerGets,
      event: 'Issued',
      show: (events) => exactOf(sumOf(events, 'reward'), tesCoin),
    },
  ],
  done: texts.issueDone,
  invalidates: purchaseReads,
})

function RewardFact({ id }: { id: string }) {
  const { data } = useApi(purchaseApi.swapCoinIssuedDetail, { id })
  return data === undefined ? '…' : `${exactAmount(BigInt(data.reward), decimalsOf.TES)} TES`
}
