import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { earningsActions } from '../../actions.ts'
import { claimTexts as texts } from '../textClaim.ts'
import { earningsReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'

/** Pays the signer what accepted epochs promise and have not paid. */
export const claimBonusFlow = review(earningsActions.claimBonus, {
  title: texts.bonusTitle,
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
  summary: (_ticket, _subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <ClaimFact from="bonus" />, tone: 'good' },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'RewardClaimed',
      show: (events) => exactOf(sumOf(events, 'amount'), tesCoin),
    },
  ],
  done: texts.bonusDone,
  invalidates: earningsReads,
})
