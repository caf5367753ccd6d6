import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { earningsApi } from '../../api.ts'
import { earningsReasons } from '../../reasons.ts'
import { claimTexts as texts } from '../textClaim.ts'
import { earningsReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'

/** Pays the signer what the last accepted epoch says and was not paid. */
export const claimBonusFlow = defineFlow({
  kind: 'earnings.claimBonus',
  title: texts.bonusTitle,
  signs: {
    contract: 'RewardDistributor',
    method:
      'claim(uint256 epoch, address account, address[] tokens, uint256[] cumulatives, bytes32[][] proofs)',
    meaning: [texts.epochNumber, texts.account, texts.coins, texts.earnedSoFar, texts.proof],
    // Whoever signs, and what the epoch's file says of him, which the contract checks.
    args: (_subject, _contracts, signer) => [null, signer, null, null, null],
  },
  before: earningsApi.claimBonusBefore,
  after: earningsApi.claimBonusAfter,
  fallback: 'Transfer failed',
  reasons: earningsReasons,
  summary: (_ticket, _subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <ClaimFact from="bonus" />, tone: 'good' },
  ],
  done: texts.bonusDone,
  invalidates: earningsReads,
})
