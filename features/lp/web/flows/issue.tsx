import { tesCoin } from '#platform/web/spend/coin.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { useApi } from '#platform/web/api.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'

import { purchaseActions } from '../../actions.ts'
import { purchaseApi } from '../../purchaseApi.ts'
import { lpRewardTexts as texts } from '../reward/text.ts'
import { purchaseReads } from './changes.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'

/** Pays the reward of a purchase to the buyer; any account may sign it. */
export const issueFlow = review(purchaseActions.receive, {
  title: texts.issueTitle,
  question: ({ subject: { id = '' } }, t) => t(texts.askIssue, { id }),
  picture: () => <CoinPicture symbols={['TES']} />,
  goesTo: texts.contract,
  meaning: { id: texts.fieldPurchase },
  fallback: 'Transfer failed',
  summary: (_ticket, { id = '0' }) => [
    { label: texts.buyerGets, value: <RewardFact id={id} />, tone: 'good', main: true },
  ],
  results: [
    {
      label: texts.buyerGets,
      event: 'Issued',
      show: (events) => <Units units={sumOf(events, 'reward')} coin={tesCoin} />,
    },
  ],
  done: texts.issueDone,
  instead: {
    when: ['ALREADY_ISSUED', 'NO_REWARD', 'Reward already issued', 'No reward to issue'],
    step: { text: texts.seeRewards, to: '/lpReward' },
  },
  next: () => [
    { text: nextTexts.seeIncome, to: '/income' },
    { text: texts.seeRewards, to: '/lpReward' },
  ],
  invalidates: purchaseReads,
})

function RewardFact({ id }: { id: string }) {
  const { data } = useApi(purchaseApi.swapCoinIssuedDetail, { id })
  return data === undefined ? '…' : <Units units={BigInt(data.reward)} coin={tesCoin} />
}
