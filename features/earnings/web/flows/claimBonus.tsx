import { Units } from '#platform/web/flow/Units.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { earningsActions } from '../../actions.ts'
import { claimTexts as texts } from '../textClaim.ts'
import { earningsReads } from './changes.ts'
import { coinOf } from './coins.ts'
import { ClaimFact } from './facts.tsx'
import { CoinPicture } from '#platform/web/flow/picture.tsx'

/** Pays the signer what accepted epochs promise in a coin and have not paid. */
export const claimBonusFlow = review(earningsActions.claimBonus, {
  title: texts.bonusTitle,
  question: (_, t) => t(texts.askBonus),
  picture: ({ subject: { coin } }) => <CoinPicture symbols={[coinOf(coin).symbol]} />,
  goesTo: 'wallet',
  meaning: {
    account: texts.account,
    epochIds: texts.epochs,
    indexes: texts.indexes,
    tokens: texts.coins,
    amounts: texts.amounts,
    proofs: texts.proofs,
  },
  // The signer, and its leaves of the epochs, which the contract checks.
  fixed: (_subject, _contracts, signer) => ({
    account: signer,
    epochIds: null,
    indexes: null,
    tokens: null,
    amounts: null,
    proofs: null,
  }),
  fallback: 'Transfer failed',
  summary: (_ticket, { coin }) => [
    {
      label: summaryTexts.youGet,
      value: <ClaimFact from="bonus" symbol={coinOf(coin).symbol} />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'RewardClaimed',
      show: (events, { coin }) => <Units units={sumOf(events, 'amount')} coin={coinOf(coin)} />,
    },
  ],
  done: texts.bonusDone,
  next: () => [{ text: nextTexts.seeIncome, to: '/income' }],
  invalidates: earningsReads,
})
